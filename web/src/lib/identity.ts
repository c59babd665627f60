// Who this browser is: a key it made up once, which opens its seats and its battles, and never stands in an address.

/** This browser's key, made once. */
export function key(): string {
  const kept = localStorage.getItem("key") ?? crypto.randomUUID();
  localStorage.setItem("key", kept);
  return kept;
}

/** What goes with a request, so that the server knows whose battle it is. */
export const identity = (): HeadersInit => ({ "Carnyx-Key": key() });

/** What stands behind the # of the address, which no server is sent: an invitation, or the key of a lost browser. */
const brought = (name: string): string => new URLSearchParams(location.hash.slice(1)).get(name) ?? "";

/** The key and the invitation that this browser shows at a seat; a key that was brought along is kept from now on. */
export function shown(): { key: string; invitation: string } {
  const old = brought("key");
  if (old) {
    localStorage.setItem("key", old);
    // Nobody who looks at this browser later finds it in an address or in its history.
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return { key: key(), invitation: brought("invitation") };
}

/** The address that leads back to one's own seat from any browser; who has it has the seat. */
export const wayBack = (battle: string, seat: string): string =>
  `${location.origin}/battle/${battle}?seat=${seat}#key=${key()}`;
