// The grass of the table: two soft noises tint it and a third lights it, painted once on a canvas.

import { random } from "./outlines";

type Noise = (x: number, y: number) => number;

/** A noise between 0 and 1 that repeats after so many cells. */
function noise(seed: number, cells: number): Noise {
  const next = random(seed);
  const values = Float32Array.from({ length: cells * cells }, next);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const at = (x: number, y: number) => values[(y % cells) * cells + (x % cells)]!;
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const [north, south] = [at(i, j) * (1 - u) + at(i + 1, j) * u, at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u];
    return north * (1 - v) + south * v;
  };
}

const layered =
  (base: Noise, octaves: number): Noise =>
  (x, y) => {
    let [sum, weight] = [0, 0.5];
    for (let k = 0; k < octaves; k++, weight /= 2) sum += base(x * 2 ** k + k * 7.3, y * 2 ** k + k * 3.1) * weight;
    return sum;
  };

function tile(size: number, paint: (x: number, y: number, pixel: Uint8ClampedArray, at: number) => void) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  const image = pen?.createImageData(size, size);
  if (!pen || !image) return canvas;
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) paint(x, y, image.data, 4 * (y * size + x));
  pen.putImageData(image, 0, 0);
  return canvas;
}

const [PATCHES, GRAIN] = [160, 256]; // pixels of the soft patches, stretched, and of the grain, repeated

/** A mask of soft patches in one colour. */
function patches(seed: number, colour: [number, number, number], strength: number): HTMLCanvasElement {
  const soft = layered(noise(seed, 64), 4);
  return tile(PATCHES, (x, y, pixel, at) => {
    const much = Math.max(0, Math.min(1, soft(x / 20, y / 20) * 3.2 - 1.35));
    [pixel[at], pixel[at + 1], pixel[at + 2], pixel[at + 3]] = [...colour, 255 * much * strength];
  });
}

/** Blades of grass in the light from the north-west; grey in the middle changes nothing. */
function grain(): HTMLCanvasElement {
  const [fine, broad] = [noise(5, GRAIN), noise(17, GRAIN / 4)];
  const high: Noise = (x, y) => fine(x, y) * 0.5 + fine(y / 2, x / 2) * 0.3 + broad(x / 4, y / 4) * 0.4;
  return tile(GRAIN, (x, y, pixel, at) => {
    const lit = 128 + (high(x + GRAIN, y + GRAIN) - high(x + GRAIN + 1.6, y + GRAIN + 1.6)) * 74;
    [pixel[at], pixel[at + 1], pixel[at + 2], pixel[at + 3]] = [lit, lit, lit, 255];
  });
}

const parsed = (colour: string): [number, number, number] => {
  const [r = 0, g = 0, b = 0] = (/\(([^)]+)\)/.exec(colour)?.[1] ?? "").split(/[ ,]+/).map(Number);
  return [r, g, b];
};

/** Paint the grass: its own colour, darker and drier patches, the grain, and a shade towards the edges. */
export function paint(canvas: HTMLCanvasElement, [plain, dark, dry]: [string, string, string]): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { width, height } = canvas;
  pen.globalCompositeOperation = "source-over";
  pen.fillStyle = plain;
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(patches(11, parsed(dark), 0.6), 0, 0, width, height);
  pen.drawImage(patches(29, parsed(dry), 0.62), 0, 0, width, height);
  const grass = pen.createPattern(grain(), "repeat");
  if (grass) {
    pen.globalCompositeOperation = "overlay";
    pen.fillStyle = grass;
    pen.fillRect(0, 0, width, height);
  }
  pen.globalCompositeOperation = "source-over";
  const far = Math.hypot(width, height) / 2;
  const shade = pen.createRadialGradient(width / 2, height * 0.45, far * 0.55, width / 2, height * 0.45, far * 1.1);
  shade.addColorStop(0, "rgb(28 20 5 / 0)");
  shade.addColorStop(1, "rgb(28 20 5 / 0.34)");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
}
