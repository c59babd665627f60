import { beforeEach, expect, test, vi } from "vitest";
import { ABOVE, BELOW, Camera, FRAME } from "./camera.svelte";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

/** A camera that looks at a part of a table. */
function near(): Camera {
  const camera = new Camera(12192, 9144);
  camera.fit(1000, 800);
  camera.zoom(4, 100, 100);
  return camera;
}
const look = ({ x, y, scale }: Camera): number[] => [x, y, scale];

test("the whole table, its frame too, keeps clear of what lies over the edges of the view", () => {
  for (const turned of [false, true])
    for (const [width, height] of [
      [1124, 850],
      [390, 400],
      [700, 900],
    ] as const) {
      const camera = new Camera(12192, 12192);
      camera.turned = turned;
      camera.fit(width, height);
      const corners = [camera.screen(-FRAME, -FRAME), camera.screen(12192 + FRAME, 12192 + FRAME)];
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(-0.01);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width + 0.01);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(ABOVE - 0.01);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height - BELOW + 0.01);
    }
});

test("when all has been seen the view is again where the player had it", () => {
  const camera = near();
  const before = look(camera);
  camera.see(9000, 7000, 9500, 7500);
  const first = look(camera);
  camera.see(500, 8000, 900, 8400);
  expect(first).not.toEqual(before);
  expect(look(camera)).not.toEqual(first);
  camera.back();
  expect(look(camera)).toEqual(before);
});

test("who has moved the view himself meanwhile is left where he is", () => {
  for (const moves of [
    (camera: Camera) => camera.pan(30, 10),
    (camera: Camera) => camera.zoom(1.2),
    (camera: Camera) => camera.home(),
  ]) {
    const camera = near();
    camera.see(9000, 7000, 9500, 7500);
    moves(camera);
    const own = look(camera);
    camera.back();
    expect(look(camera)).toEqual(own);
  }
});
