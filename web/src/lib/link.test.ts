import { beforeEach, expect, test, vi } from "vitest";
import type { HearState, Scene, Stage } from "../wire";

type Sent = { is: string; by_itself?: boolean; turned?: boolean; at?: number | null };

/** A line that notes what is sent, and lets the server be heard. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = 1;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.last = this;
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message) as Sent);
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("location", { protocol: "http:", host: "here", search: "" });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("WebSocket", Socket);
});

const scene: Scene = { turn: 1, phase: "", bodies: [], spots: [], strengths: [] } as unknown as Scene;
const state = (number: number): HearState =>
  ({ is: "state", number, seat: 0, scene, fresh: true }) as unknown as HearState;

async function linked() {
  const { Link } = await import("./link.svelte");
  const link = new Link("b");
  const socket = Socket.last;
  socket.onopen?.();
  socket.hear({ is: "opened", stage: { sides: [] } as unknown as Stage, title: "", players: [] });
  socket.hear(state(5));
  return { link, socket };
}

test("an answer that the page gives by itself says so, so that undo takes back the decision before it", async () => {
  const { link, socket } = await linked();
  link.answer("assault");
  link.answer("close in", [], true);
  expect(socket.sent.filter(({ is }) => is === "answer").map((each) => each.by_itself)).toEqual([false, true]);
});

test("the server is told once from which side the table is looked at, and again with every new line", async () => {
  const { link, socket } = await linked();
  expect(socket.address).toContain("turned=false");
  link.turn(false);
  link.turn(true);
  link.turn(true);
  expect(socket.sent.filter(({ is }) => is === "speak").map((each) => each.turned)).toEqual([true]);
  kept.set("turned-b", "true");
  await linked();
  expect(Socket.last.address).toContain("turned=true");
});
