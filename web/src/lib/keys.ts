// Keys belong to whatever is open: a field that is typed into, or a dialog.

const OPEN = "dialog[open], [role=alertdialog]";

/** Whether a key is meant for the table; a field that is no obstacle to it may be named. */
export function isForTable(event: KeyboardEvent, except: EventTarget | null = null): boolean {
  const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  const isTyping = isField && event.target !== except;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return false;
  return document.querySelector(OPEN) === null;
}
