// The link to the server: what it says is kept here as it comes, and what the player says goes out from here.

import type {
  Card,
  Dangers,
  FromBrowser,
  Ghost,
  HearLooked,
  HearState,
  Odds,
  Question,
  Reason,
  Scene,
  Sights,
  Stage,
  Told,
  ToBrowser,
} from "../wire";
import { manner } from "./words.svelte";

/** This browser's key, made once. */
function key(): string {
  const kept = localStorage.getItem("key") ?? crypto.randomUUID();
  localStorage.setItem("key", kept);
  return kept;
}

type Await = { probe: number; preview: number; glance: number };

export class Link {
  stage = $state.raw<Stage | null>(null);
  state = $state.raw<HearState | null>(null);
  title = $state("");
  log = $state.raw<Told[]>([]);
  // The moments worth looking back to: the beginning, and every entry that was told of.
  readonly steps = $derived.by(() => {
    const found = [{ number: 0, turn: this.log[0]?.turn ?? 0 }];
    for (const { number, turn, depth } of this.log)
      if (!depth && number > (found.at(-1)?.number ?? 0)) found.push({ number, turn: turn ?? 0 });
    return found;
  });
  fresh = $state.raw<Told[]>([]); // what the last answer brought about
  ghost = $state.raw<Ghost | null>(null);
  glimpse = $state.raw<Ghost | null>(null); // where the answer that is looked at would lead
  odds = $state.raw<Odds | null>(null);
  card = $state.raw<Card | null>(null);
  dangers = $state.raw<Dangers | null>(null);
  sights = $state.raw<Sights | null>(null);
  refused = $state.raw<Reason | null>(null);
  trouble = $state("");
  consent = $state<number | null>(null); // an undo that needs everybody's consent
  alive = $state(false);
  at = $state<number | null>(null); // the entry that is looked back to
  past = $state.raw<HearLooked | null>(null); // how it stood then

  probing = $state(false); // a probe is under way

  #socket: WebSocket | null = null;
  #asked: Await = { probe: 0, preview: 0, glance: 0 };
  #waiting: (() => void) | null = null; // the next probe, while one is under way
  #looked = -1; // whom the last question about sight was about
  #undoing = 0;
  #closed = false;

  constructor(readonly battle: string) {
    this.#open();
  }

  #open(): void {
    const where = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.battle}`;
    // Who came by an invitation has a seat of his own, which opens to his key alone.
    const seat = new URLSearchParams(location.search).get("seat");
    const mine = seat === null ? "" : `&seat=${encodeURIComponent(seat)}&key=${key()}`;
    const socket = new WebSocket(`${where}?lang=${manner.lang}&units=${manner.units}${mine}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.alive = true;
      this.probing = false;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ToBrowser);
    socket.onclose = (event) => {
      this.alive = false;
      if (event.code === 4404) return; // there is no such battle: the server has said so
      if (!this.#closed) setTimeout(() => this.#open(), 500);
    };
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #hear(message: ToBrowser): void {
    switch (message.is) {
      case "opened":
        this.stage = message.stage;
        this.title = message.title;
        if (this.at !== null) this.look(this.at); // a new line, or another language
        break;
      case "state":
        this.#stand(message);
        break;
      case "looked":
        if (message.at !== this.at) break;
        this.past = message;
        if (this.card !== null) this.ask({ is: "card", unit: this.card.unit });
        break;
      case "probed":
        if (message.ask < 0) {
          if (message.ask === this.#asked.glance) this.glimpse = message.ghost;
          break;
        }
        this.probing = false;
        if (message.ask === this.#asked.probe) this.ghost = message.ghost;
        this.#waiting?.();
        break;
      case "previewed":
        if (message.ask === this.#asked.preview) this.odds = message.odds;
        break;
      case "card":
        this.card = message.card;
        break;
      case "dangers":
        this.dangers = message.dangers;
        break;
      case "sights":
        if (message.sights.target === this.#looked) this.sights = message.sights;
        break;
      case "refused":
        this.refused = message.reason;
        break;
      case "trouble":
        if (message.what === "consent") this.consent = this.#undoing;
        else if (message.what !== "stale") this.trouble = message.text;
        this.probing = false;
        break;
    }
  }

  #stand(state: HearState): void {
    const told = state.log ?? [];
    this.fresh = state.fresh ? [] : [...this.fresh, ...told];
    this.log = state.fresh ? told : [...this.log, ...told];
    if (state.number !== this.state?.number) {
      this.ghost = null;
      this.refused = null;
      this.trouble = "";
      this.consent = null;
      this.forget();
    }
    this.state = state;
    if (this.at !== null && !this.steps.some((step) => step.number === this.at)) this.lookUp(); // it was taken back
    if (this.card !== null) this.ask({ is: "card", unit: this.card.unit });
    this.dangers = null;
  }

  ask(message: FromBrowser): void {
    if (message.is === "sights") this.#looked = message.target;
    // Whoever looks back asks about what he sees.
    const of =
      message.is === "card" || message.is === "dangers" || message.is === "sights"
        ? { ...message, at: this.at }
        : message;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(of));
  }

  /** What stands on the table that is looked at: now, or then. */
  get scene(): Scene | undefined {
    return this.past?.scene ?? this.state?.scene;
  }

  /** The question that waits; who looks back answers nothing. */
  get question(): Question | null | undefined {
    return this.at === null ? this.state?.question : null;
  }

  /** How it stood after an entry; nought is the beginning. */
  look(at: number): void {
    this.at = at;
    this.fresh = [];
    this.drop();
    this.forget();
    this.dangers = null;
    this.ask({ is: "look", at });
  }

  /** Back to the present. */
  lookUp(): void {
    this.at = this.past = null;
    this.dangers = null;
    if (this.card !== null) this.ask({ is: "card", unit: this.card.unit });
  }

  answer(answer: unknown): void {
    const number = this.state?.number;
    if (number === undefined) return;
    this.fresh = [];
    this.ask({ is: "answer", number, answer });
  }

  /** One probe at a time; of those that come meanwhile only the last is asked. */
  probe(gesture: Record<string, unknown>): void {
    const number = this.state?.number;
    if (number === undefined) return;
    const send = () => {
      this.#waiting = null;
      this.probing = true;
      this.ask({ is: "probe", number, gesture, ask: ++this.#asked.probe });
    };
    if (this.probing) this.#waiting = send;
    else send();
  }

  /** Where an answer would lead: asked under numbers of its own, below nought. */
  glance(unit: number, answer: unknown): void {
    const number = this.state?.number;
    if (number !== undefined)
      this.ask({ is: "probe", number, gesture: { kind: "answer", unit, answer }, ask: --this.#asked.glance });
  }

  preview(answer: unknown): void {
    const number = this.state?.number;
    if (number !== undefined) this.ask({ is: "preview", number, answer, ask: ++this.#asked.preview });
  }

  forget(): void {
    this.odds = null;
    this.#asked.preview++;
    this.lookAway();
  }

  /** Lines of sight and the way go with the glance; the odds stay to be read. */
  lookAway(): void {
    this.sights = null;
    this.#looked = -1;
    this.glimpse = null;
    this.#asked.glance--;
  }

  /** What was planned is dropped; answers about it that are still under way too. */
  drop(): void {
    this.ghost = null;
    this.#waiting = null;
    this.#asked.probe++;
  }

  undo(number: number, consent = false): void {
    this.#undoing = number;
    this.consent = null;
    this.ask({ is: "undo", number, consent });
  }

  speak(): void {
    this.ask({ is: "speak", lang: manner.lang, units: manner.units });
  }
}
