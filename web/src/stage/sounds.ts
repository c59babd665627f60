// A quiet set of sounds that the page makes by itself: steps, arrows, dice, a clash, a horn.  None before the first
// gesture, since a browser allows none; and none at all if they are turned off.

import type { Sound } from "./beat";
import { settings } from "./pace.svelte";

let sound: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** From the first gesture on sounds may be heard. */
export function listen(): () => void {
  const wake = (): void => {
    if (settings.volume > 0) void awake().resume();
  };
  const kinds = ["pointerdown", "keydown"];
  for (const kind of kinds) addEventListener(kind, wake, { once: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, wake);
  };
}

function awake(): AudioContext {
  sound ??= new AudioContext();
  return sound;
}

/** Noise of one second, made once. */
function noisy(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A loudness that rises quickly and dies away. */
function swell(on: AudioContext, at: number, loud: number, rise: number, fall: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * settings.volume), at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(on.destination);
  return gain;
}

/** Noise through a band of tones. */
function brush(on: AudioContext, at: number, from: number, to: number, loud: number, long: number): void {
  const [source, band] = [on.createBufferSource(), on.createBiquadFilter()];
  source.buffer = noisy(on);
  band.type = "bandpass";
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(band).connect(swell(on, at, loud, 0.008, long));
  source.start(at, Math.random() * 0.5);
  source.stop(at + long + 0.05);
}

/** A tone that glides from one height to another. */
function tone(
  on: AudioContext,
  at: number,
  kind: OscillatorType,
  from: number,
  to: number,
  loud: number,
  long: number,
): void {
  const voice = on.createOscillator();
  voice.type = kind;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(swell(on, at, loud, Math.min(0.06, long / 4), long));
  voice.start(at);
  voice.stop(at + long + 0.1);
}

const MADE: Record<Sound, (on: AudioContext, at: number) => void> = {
  step: (on, at) => brush(on, at, 180 + Math.random() * 60, 90, 0.22, 0.07),
  arrow: (on, at) => brush(on, at, 2600, 700, 0.12, 0.26),
  dice: (on, at) => {
    for (let i = 0; i < 5; i++) brush(on, at + i * 0.07 + Math.random() * 0.03, 1900, 900, 0.2 - i * 0.03, 0.035);
  },
  clash: (on, at) => {
    tone(on, at, "triangle", 1750 + Math.random() * 300, 1450, 0.07, 0.22);
    brush(on, at, 4200, 2200, 0.12, 0.09);
  },
  horn: (on, at) => {
    tone(on, at, "sawtooth", 146, 196, 0.05, 0.7);
    tone(on, at + 0.02, "triangle", 292, 392, 0.06, 0.7);
  },
  fall: (on, at) => brush(on, at, 320, 110, 0.3, 0.16),
};

/** Make a sound, if the reader wants any. */
export function sounded(name: Sound): void {
  if (settings.volume <= 0 || sound?.state !== "running") return;
  MADE[name](sound, sound.currentTime);
}
