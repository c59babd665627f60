// The link to the server: what it says is kept here as it comes, and what the player says goes out from here.

import type * as wire from "../wire";
import { Show } from "../stage/show.svelte";
import { Cards, moment } from "./cards.svelte";
import { Line } from "./line";
import { Pondering } from "./pondering.svelte";
import { Probes } from "./probes";
import { moments } from "./told";
import { Topics, type Topic } from "./topics";
import { Unheard } from "./unheard";
import { manner, say } from "./words.svelte";

export class Link {
  stage = $state.raw<wire.Stage | null>(null);
  state = $state.raw<wire.HearState | null>(null); // as far as it has been seen
  heard = $state.raw<wire.HearState | null>(null); // what the server said last; it may still have to be played
  title = $state("");
  players = $state.raw<wire.Choice[]>([]); // who may sit in a seat
  clock = $state(0); // seconds that a computer player may think about a decision
  briefing = $state.raw<wire.Briefing | null>(null);
  log = $state.raw<wire.Told[]>([]);
  readonly steps = $derived(moments(this.log));
  fresh = $state.raw<wire.Told[]>([]); // what the last answer brought about
  ghost = $state.raw<wire.Ghost | null>(null);
  glimpse = $state.raw<wire.Ghost | null>(null); // where the answer that is looked at would lead
  odds = $state.raw<wire.Odds | null>(null);
  sights = $state.raw<wire.Sights | null>(null);
  deeds = $state.raw<{ target: number; options: wire.Option[] } | null>(null); // what may be done to an enemy
  refused = $state.raw<wire.Reason | null>(null);
  advice = $state.raw<unknown>(null); // what a player by rules of thumb would answer
  advised = $state(false); // he has been asked, and has said what he thinks
  canHint = $state(false); // the server has plans to compare at this question
  trouble = $state("");
  invitations = $state<Record<number, string>>({}); // the secrets of the invitations to other seats
  consent = $state<number | null>(null); // an undo that needs everybody's consent
  alive = $state(false);
  at = $state<number | null>(null); // the entry that is looked back to
  past = $state.raw<wire.HearLooked | null>(null); // how it stood then
  going = $state(false); // looking back goes on by itself

  probing = $state(false); // a probe is under way
  readonly pondering = new Pondering((request) => this.ask(request)); // hints, and the look back
  readonly cards = new Cards(
    (request) => this.ask(request),
    (topic) => this.#topics.drop(topic),
  );

  // Whatever happens is played before it counts as seen.
  readonly show = new Show(
    () => this.stage,
    {
      say,
      has: (id) => id in manner.words,
      side: (player) => this.stage?.sides[player]?.name ?? "",
      isEnemy: (player) => !this.#isOwn(player) && (this.heard?.seats ?? []).some((_, seat) => this.#isOwn(seat)),
      length: (ticks) => manner.length(ticks),
    },
    (player) => this.#isOwn(player),
  );

  readonly #line: Line;
  readonly #topics = new Topics();
  readonly #probes = new Probes();
  readonly #unheard = new Unheard();
  #aimed = 0; // whom the deeds are asked for
  #undoing = 0;
  #weighed: (() => void) | null = null; // asks for the odds that are shown once more
  #watching = false; // the past is played, not merely looked at

  constructor(readonly battle: string) {
    this.#line = new Line(battle, {
      opened: () => {
        this.alive = true;
        this.#unheard.opened();
        this.#noProbe();
      },
      heard: (message) => this.#hear(message),
      lost: () => (this.alive = false),
    });
  }

  readonly close = (): void => this.#line.close();

  #hear(message: wire.ToBrowser): void {
    this.#unheard.heard(message);
    switch (message.is) {
      case "opened":
        this.stage = message.stage;
        this.title = message.title;
        [this.players, this.clock] = [message.players, message.clock ?? 0];
        this.briefing = message.briefing ?? null;
        this.#noPondering();
        this.pondering.forgetWhy(); // in another language it is told anew
        if (this.at !== null) this.look(this.at); // a new line, or another language
        if (this.odds !== null) this.#weighed?.();
        break;
      case "state":
        this.#stand(message);
        this.#unheard.again(message, (lost) => this.#line.send(lost));
        break;
      case "looked":
        if (this.#topics.isNewest("look", message.ask)) this.#looked(message);
        break;
      case "probed":
        this.probing = false;
        if (this.#topics.isNewest("probe", message.ask)) this.ghost = message.ghost;
        this.#probes.answered();
        break;
      case "glimpsed":
        if (this.#topics.isNewest("glance", message.ask)) this.glimpse = message.ghost;
        break;
      case "previewed":
        if (this.#topics.isNewest("preview", message.ask)) this.odds = message.odds;
        break;
      case "card":
        if (this.#topics.isNewest("card", message.ask)) this.cards.card = message.card;
        break;
      case "dangers":
        if (this.#topics.isNewest("dangers", message.ask)) this.cards.dangers = message.dangers;
        break;
      case "sights":
        if (this.#topics.isNewest("sights", message.ask)) this.sights = message.sights;
        break;
      case "deeds":
        if (this.#topics.isNewest("deeds", message.ask)) this.deeds = { target: this.#aimed, options: message.options };
        break;
      case "invited":
        this.invitations[message.seat] = message.secret;
        break;
      case "advised":
        if (this.#topics.isNewest("advise", message.ask)) this.#heardAdvice(message);
        break;
      case "hint":
      case "why":
      case "back":
        if (this.#topics.isNewest(message.is, message.ask)) this.pondering.heard(message);
        break;
      case "refused":
        this.refused = message.reason;
        break;
      case "trouble":
        if (message.what === "consent") this.consent = this.#undoing;
        else if (message.what !== "stale") this.trouble = message.text;
        if (message.topic) this.#unanswered(message.topic as Topic, message.ask ?? 0);
        else this.#noProbe();
        break;
    }
  }

  /** A request has no answer: it may be made again. */
  #unanswered(topic: Topic, ask: number): void {
    if (!this.#topics.isNewest(topic, ask)) return;
    if (topic === "probe") this.#noProbe();
    if (topic === "hint" || topic === "back" || topic === "why") this.pondering.fail(topic);
  }

  /** What was pondered was for another question, or in another language. */
  #noPondering(): void {
    this.pondering.forget();
    this.#topics.drop("hint");
    this.#topics.drop("back");
  }

  /** Whether a seat is one's own: a person's at this browser. */
  #isOwn(player: number): boolean {
    const mine = new URLSearchParams(location.search).get("seat");
    return this.heard?.seats?.[player] === "person" && (mine === null || mine === String(player));
  }

  /** The battle goes on: what has happened is played, and then seen. */
  #stand(state: wire.HearState): void {
    const before = this.heard?.scene;
    const isNew = state.number !== this.heard?.number;
    this.heard = state;
    if (isNew) this.#clear();
    if (state.notice) this.trouble = state.notice;
    if (!before || state.fresh || this.at !== null) {
      if (this.at === null) this.show.drop();
      if (state.fresh && isNew) this.show.forget(); // in another language it is still the same
      this.#settle(state);
    } else {
      const done = (): void => this.#settle(state);
      this.show.play({ acts: state.acts ?? [], before, after: state.scene, done });
    }
  }

  /** What was planned and looked up for the question before is no longer true. */
  #clear(): void {
    this.drop();
    [this.advice, this.advised, this.canHint] = [null, false, false];
    this.#topics.drop("advise");
    this.#noPondering();
    this.refused = null;
    this.trouble = "";
    this.consent = null;
    this.noDeeds();
    this.forget();
  }

  #heardAdvice(message: wire.HearAdvised): void {
    [this.advice, this.advised, this.canHint] = [message.answer ?? null, true, message.can_hint ?? false];
  }

  #looked(message: wire.HearLooked): void {
    const before = this.past?.scene;
    const done = (): void => {
      this.past = message;
      this.cards.again();
    };
    if (this.#watching && before && message.act)
      this.show.watch({ acts: [message.act], before, after: message.scene, done });
    else {
      this.show.drop();
      done();
    }
  }

  #settle(state: wire.HearState): void {
    const told = state.log ?? [];
    if (state.fresh) this.pondering.forgetWhy(); // it may be taken back
    this.fresh = state.fresh ? [] : [...this.fresh, ...told];
    this.log = state.fresh ? told : [...this.log, ...told];
    this.state = state;
    if (this.at !== null && !this.steps.some((step) => step.number === this.at)) this.lookUp(); // it was taken back
    this.cards.follow(state.question?.unit ?? null, (unit) => this.#isGone(unit));
    this.cards.noDangers();
  }

  /** Whether a unit stands no longer on the table; who looks back finds it there. */
  #isGone(unit: number): boolean {
    return this.at === null && !this.state?.scene.bodies.some(({ id }) => id === unit);
  }

  /** Say something that changes the battle, or how it is shown. */
  tell(message: Exclude<wire.FromBrowser, wire.Request>): void {
    this.#line.send(message);
  }

  /** Say something that must not be lost with the line. */
  #decide(message: Exclude<wire.FromBrowser, wire.Request>): void {
    this.#unheard.say(message, this.heard?.number ?? 0);
    this.tell(message);
  }

  /** Ask something that changes nothing; whatever was asked before on the same topic no longer counts. */
  ask(message: wire.Request): void {
    const ask = this.#topics.next(message.is);
    if (message.is === "card") this.cards.isWanted = true;
    // Whoever looks back asks about what he sees.
    if (message.is === "card" || message.is === "dangers" || message.is === "sights")
      this.#line.send({ ...message, ask, at: moment(this.at, this.state?.number, this.heard?.number) });
    else this.#line.send({ ...message, ask });
  }

  /** What stands on the table that is looked at: now, or then. */
  get scene(): wire.Scene | undefined {
    return this.show.scene ?? this.past?.scene ?? this.state?.scene;
  }

  /** The question that waits; who looks back answers nothing, nor does who looks on while something is played. */
  get question(): wire.Question | null | undefined {
    return this.at === null && !this.show.isPlaying ? this.state?.question : null;
  }

  /** How it stood after an entry; nought is the beginning.  Who watches has it played. */
  look(at: number, watching = false): void {
    if (this.at === null) this.show.finish();
    this.at = at;
    this.#watching = watching;
    this.fresh = [];
    this.drop();
    this.forget();
    this.cards.noDangers();
    this.ask({ is: "look", at });
  }

  /** The whole battle again from its beginning, as it was played. */
  watch(): void {
    this.look(0);
    this.going = true;
  }

  /** Back to the present. */
  lookUp(): void {
    this.show.drop();
    this.show.forget();
    this.at = this.past = null;
    this.going = false;
    this.#topics.drop("look");
    this.cards.noDangers();
    this.cards.again();
  }

  /** Do something with the number of the question that waits, if the battle has begun. */
  #now(act: (number: number) => void): void {
    if (this.state) act(this.state.number);
  }

  /** An answer; one that is given by itself is no decision: what has happened since the last one is still new. */
  answer(answer: unknown, then: unknown[] = [], byItself = false): void {
    if (!byItself) {
      this.fresh = [];
      this.show.forget();
    }
    this.#now((number) => this.#decide({ is: "answer", number, answer, then, by_itself: byItself }));
  }

  /** What real dice show, as it was typed in. */
  type(rows: string[]): void {
    this.fresh = [];
    this.refused = null;
    this.show.forget();
    this.#now((number) => this.#decide({ is: "typed", number, rows }));
  }

  /** What would a gesture mean? */
  probe(gesture: Record<string, unknown>): void {
    this.#now((number) =>
      this.#probes.send(() => {
        this.probing = true;
        this.ask({ is: "probe", number, gesture });
      }),
    );
  }

  /** Do something as soon as the server has said what the last gesture means. */
  afterProbe(act: () => void): void {
    this.#probes.afterLast(act);
  }

  #noProbe(): void {
    this.probing = false;
    this.#probes.fail();
  }

  /** What would a player by rules of thumb answer? */
  advise(): void {
    this.#now((number) => this.ask({ is: "advise", number }));
  }

  /** What may a unit do to another? */
  aim(unit: number, target: number): void {
    this.#aimed = target;
    this.#now((number) => this.ask({ is: "deeds", number, unit, target }));
  }

  noDeeds(): void {
    this.deeds = null;
    this.#topics.drop("deeds");
  }

  /** Where an answer would lead. */
  glance(answer: unknown): void {
    this.#now((number) => this.ask({ is: "glance", number, answer }));
  }

  preview(answer: unknown, then: unknown[] = []): void {
    this.#weighed = () => this.preview(answer, then);
    this.#now((number) => this.ask({ is: "preview", number, answer, then }));
  }

  forget(): void {
    this.odds = null;
    this.#topics.drop("preview");
    this.lookAway();
  }

  /** Lines of sight and the way go with the glance; the odds stay to be read. */
  lookAway(): void {
    this.sights = this.glimpse = null;
    this.#topics.drop("sights");
    this.#topics.drop("glance");
  }

  /** What was planned is dropped; answers about it that are still under way too. */
  drop(): void {
    this.ghost = null;
    this.#probes.drop();
    this.#topics.drop("probe");
  }

  undo(number: number, consent = false): void {
    this.#undoing = number;
    this.consent = null;
    this.#decide({ is: "undo", number, consent });
  }

  /** The table is looked at from this side: what the server says of north and south is to fit that. */
  turn(turned: boolean): void {
    if (turned === this.#line.turned) return;
    this.#line.turned = turned;
    this.speak();
  }

  readonly speak = (): void =>
    this.tell({ is: "speak", lang: manner.lang, units: manner.units, turned: this.#line.turned });
}
