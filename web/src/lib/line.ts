// The line to the server: it is opened anew by itself whenever it breaks, until somebody closes it.

import type { FromBrowser, ToBrowser } from "../wire";
import { shown } from "./identity";
import { manner } from "./words.svelte";

const AGAIN = 500; // milliseconds until a broken line is tried again
const NO_BATTLE = 4404; // there is no such battle: the server has said so

export interface Ends {
  opened: () => void;
  heard: (message: ToBrowser) => void;
  lost: () => void;
}

export class Line {
  turned: boolean; // whether the table is looked at from its other side, as the server knows it
  #socket: WebSocket | null = null;
  #closed = false;

  constructor(
    readonly battle: string,
    readonly ends: Ends,
  ) {
    this.turned = localStorage.getItem(`turned-${battle}`) === "true";
    this.#open();
  }

  #open(): void {
    const where = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.battle}`;
    // Who came by an invitation has a seat of his own, which opens to his key alone.
    const seat = new URLSearchParams(location.search).get("seat");
    const mine = seat === null ? "" : `&seat=${encodeURIComponent(seat)}`;
    const socket = new WebSocket(`${where}?lang=${manner.lang}&units=${manner.units}&turned=${this.turned}${mine}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (seat !== null) this.send({ is: "show", ...shown() });
      this.ends.opened();
    };
    socket.onmessage = (event) => this.ends.heard(JSON.parse(event.data as string) as ToBrowser);
    socket.onclose = (event) => {
      this.ends.lost();
      if (event.code !== NO_BATTLE && !this.#closed) setTimeout(() => this.#open(), AGAIN);
    };
  }

  send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
