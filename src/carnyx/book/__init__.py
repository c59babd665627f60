"""The rulebook: one tree of chapters, rules, tables, diagrams and computed examples, read as PDF, HTML or Markdown."""
