// Pointers over the table: a mouse or fingers that take hold of units, move and enlarge the view, or measure.

import type { Body } from "../wire";
import type { Camera } from "./camera.svelte";
import type { Grip } from "./grips";
import type { Hand } from "./hand.svelte";
import { closest, nearest } from "./shapes";

const [STEADY, SHAKY] = [4, 10]; // pixels that a mouse or a finger may stray and still mean a tap
const FINGER = 16; // pixels beside a unit that a finger still means it by

type Table = { depth: number; bodies: Body[] };
type Drag = { kind: "pan" | "unit" | "grip" | "ruler"; moved: boolean };

export class Pointing {
  cursor = $state<[number, number] | null>(null); // where the hand is, or has let go of what was refused
  ruler = $state<[number, number, number, number] | null>(null);
  view: HTMLElement | null = null; // what the pointers are over
  readonly #pointers = new Map<number, [number, number]>();
  #dragging: Drag | null = null;

  constructor(
    readonly hand: Hand,
    readonly camera: Camera,
    readonly table: () => Table,
  ) {}

  get #link() {
    return this.hand.link;
  }

  /** A place within the view. */
  #within(event: MouseEvent): [number, number] {
    const frame = this.view!.getBoundingClientRect();
    return [event.clientX - frame.left, event.clientY - frame.top];
  }

  /** A place of the table under a pointer. */
  #tick(event: MouseEvent): [number, number] {
    const [x, y] = this.camera.place(...this.#within(event));
    return [Math.round(x), Math.round(this.table().depth - y)];
  }

  /** A unit is pressed. */
  press(event: PointerEvent, of: Body): void {
    if (this.hand.measuring || event.button !== 0 || this.#link.show.isPlaying) return;
    const [x, y] = this.#tick(event);
    this.hand.take(of.id, nearest(of, x, y), x, y, false);
    this.#dragging = { kind: "unit", moved: false };
  }

  /** The ghost of the unit in hand is pressed: it is taken up again. */
  again(event: PointerEvent): void {
    const ghost = this.#link.ghost;
    if (this.hand.measuring || event.button !== 0 || !ghost || this.hand.unit === null) return;
    const [x, y] = this.#tick(event);
    this.hand.take(this.hand.unit, nearest(ghost as Body, x, y), x, y, true);
    this.#dragging = { kind: "unit", moved: false };
  }

  /** A grip of the unit in hand is pressed. */
  grip(event: PointerEvent, unit: number, grip: Grip): void {
    if (this.hand.measuring || event.button !== 0 || this.#link.show.isPlaying) return;
    this.hand.pull(unit, grip, ...this.#tick(event));
    this.#dragging = { kind: "grip", moved: false };
  }

  get #holds(): boolean {
    return this.#dragging?.kind === "unit" || this.#dragging?.kind === "grip";
  }

  /** Whom a press on a plate means: who stands under it, else its unit, but nobody while a place is asked for. */
  #plated(event: PointerEvent): Body | null {
    const plate = (event.target as Element).closest("[data-plate]");
    if (!plate || this.hand.places) return null;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((each) => each.closest("[data-unit]"))
      .find((each) => each !== null);
    const id = under?.getAttribute("data-unit") ?? plate.getAttribute("data-plate");
    return this.table().bodies.find((each) => id && each.id === Number(id)) ?? null;
  }

  down(event: PointerEvent): void {
    this.cursor = null;
    this.hand.done = null;
    this.#link.noDeeds(); // a click beside the menu closes it
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    // Who presses a badge wants to know what it means: nothing is done.
    const badge = this.#dragging ? null : (event.target as Element).closest("[data-plate] .badge");
    if (badge && !this.hand.places) {
      const unit = badge.closest("[data-plate]")?.getAttribute("data-plate");
      if (unit) this.hand.choose(Number(unit));
      this.#dragging = { kind: "pan", moved: true };
      return;
    }
    const meant = this.#dragging ? null : this.#plated(event);
    if (meant) this.press(event, meant);
    if (this.#pointers.size === 2) {
      if (this.#holds) this.hand.cancel();
      this.#dragging = { kind: "pan", moved: true };
    }
    if (this.#dragging) return;
    if (this.hand.measuring) {
      const [x, y] = this.#tick(event);
      this.ruler = [x, y, x, y];
      this.#dragging = { kind: "ruler", moved: false };
    } else this.#dragging = { kind: "pan", moved: false };
  }

  /** Whoever was taken from the list of answers has come onto the table. */
  #carry(event: PointerEvent): void {
    if (this.#dragging || this.hand.carried === null || event.buttons !== 1) return;
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.hand.take(this.hand.carried, 0, ...this.#tick(event), false);
    this.#dragging = { kind: "unit", moved: true };
    this.view!.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    // Whoever let go where nobody saw it (outside the window) no longer holds anything.
    if (event.pointerType === "mouse" && event.buttons === 0 && this.#pointers.has(event.pointerId)) this.lost(event);
    this.#carry(event);
    const [before, drag] = [this.#pointers.get(event.pointerId), this.#dragging];
    if (!before || !drag) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    if (!drag.moved && Math.hypot(dx, dy) < (event.pointerType === "touch" ? SHAKY : STEADY)) return;
    if (!drag.moved) this.view!.setPointerCapture(event.pointerId);
    drag.moved = true;
    if (drag.kind === "ruler" && this.ruler) {
      this.ruler = [this.ruler[0], this.ruler[1], ...this.#tick(event)];
    } else if (this.#holds) {
      this.cursor = this.#within(event);
      this.hand.drag(...this.#tick(event), this.#over(event));
    } else if (this.#pointers.size === 2) this.#pinch(event, before);
    else this.camera.pan(dx, dy);
    if (drag.kind === "pan") this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** Whose bases or outline lie under the pointer, other than those of the unit in hand. */
  #over(event: PointerEvent): number {
    const found = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((each) => each.closest<SVGElement>("[data-unit], [data-outline]")?.dataset)
      .map((data) => Number(data?.unit ?? data?.outline ?? -1));
    return found.find((unit) => unit >= 0 && unit !== this.hand.unit) ?? -1;
  }

  /** Two fingers enlarge the table about the middle between them. */
  #pinch(event: PointerEvent, before: [number, number]): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    const now = Math.hypot(event.clientX - other[0], event.clientY - other[1]);
    const frame = this.view!.getBoundingClientRect();
    const middle = [(event.clientX + other[0]) / 2 - frame.left, (event.clientY + other[1]) / 2 - frame.top] as const;
    if (was > 0) this.camera.zoom(now / was, ...middle);
  }

  /** A pointer lets go, wherever that is: what was pressed on the table may by now lie under something else. */
  up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    const was = this.#dragging;
    const { show } = this.#link;
    if (this.#pointers.size === 0) this.#dragging = null;
    if (!was || was.kind === "ruler") return;
    if (show.isPlaying) {
      if (!was.moved) show.skip(); // any click on the table
      return;
    }
    if (was.kind === "unit" || was.kind === "grip") {
      if (was.moved) this.hand.drop(event.shiftKey);
      else if (was.kind === "unit") this.hand.tap();
      else this.hand.held = false;
    } else if (!was.moved) this.#tap(event);
  }

  /** The table is tapped; a finger just beside a unit means the unit. */
  #tap(event: PointerEvent): void {
    const [x, y] = this.#tick(event);
    const isFinger = event.pointerType === "touch" && !this.hand.places;
    const near = isFinger ? closest(this.table().bodies, x, y, FINGER / this.camera.scale) : null;
    if (near) this.hand.take(near.id, nearest(near, x, y), x, y, false);
    if (near) this.hand.tap();
    else this.hand.touch(x, y);
  }

  /** The system took the pointer away: nothing was meant by it. */
  lost(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#holds) this.hand.cancel();
    this.#dragging = null;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * 0.0015), ...this.#within(event));
  }
}
