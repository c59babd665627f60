"""The tests: a package, so that its modules can use one another's helpers by their full names."""
