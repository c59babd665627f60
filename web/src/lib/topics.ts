// Requests change nothing, so of those on one topic only the newest counts: replies to older ones come too late.

import type { Request } from "../wire";

export type Topic = Request["is"];

export class Topics {
  readonly #newest = new Map<Topic, number>();

  /** The number of a new request on a topic. */
  next(topic: Topic): number {
    const number = (this.#newest.get(topic) ?? 0) + 1;
    this.#newest.set(topic, number);
    return number;
  }

  /** Whether a reply is to the newest request on its topic. */
  isNewest(topic: Topic, ask: number): boolean {
    return this.#newest.get(topic) === ask;
  }

  /** What was asked on a topic is no longer wanted. */
  drop(topic: Topic): void {
    this.next(topic);
  }
}
