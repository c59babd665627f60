// Keys belong to whatever is open: a field that is typed into, or a dialog.

const OPEN = "dialog[open], [role=alertdialog]";

/** Whether a key is meant for the table. */
export function isForTable(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return false;
  return document.querySelector(OPEN) === null;
}
