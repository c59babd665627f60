// What figures ride, and creatures and engines that are drawn whole.

import { arm } from "./arms";

/** Where the rider sits on it, how large he is, and how wide a base it is drawn for. */
export type Mount = { under: string; seat: [number, number, number]; span: number };
/** A creature or an engine: its drawing, and how wide a base it is drawn for. */
export type Whole = { drawing: string; span: number; skin?: string; hair?: string };

const horse = (mane = "#2b1a0d") =>
  `<path d="M0 15Q2.4 18.6-.6 22.6" fill="none" stroke="${mane}" stroke-width="3.4" stroke-linecap="round"/>` +
  `<path class="o hr" d="M0-21.4C2-21.4 2.7-19.2 2.3-17C2-14.6 2.6-12.4 3.9-10C6-6.8 6.2-3.4 5.7 0C5.2 3 5.9 5.6 6
9C6 13 3.4 16 0 16C-3.4 16-6 13-6 9C-5.9 5.6-5.2 3-5.7
0C-6.2-3.4-6-6.8-3.9-10C-2.6-12.4-2-14.6-2.3-17C-2.7-19.2-2-21.4 0-21.4Z"/>` +
  `<path class="o hr" d="M-2.4-17.2L-3.6-14.4L-1.6-15.4ZM2.4-17.2L3.6-14.4L1.6-15.4Z" style="stroke-width:.7"/><path
d="M0-16Q.9-11 0-5.6" stroke="${mane}" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;

const wolf =
  `<path class="s0" d="M0 14Q-3.6 17.6-2.4 22.4" style="stroke-width:4.6"/><path d="M0 14Q-3.6 17.6-2.4 22.4"
fill="none" stroke="#77736b" stroke-width="3" stroke-linecap="round"/>` +
  `<path class="o" fill="#77736b" d="M0-21.6C1.5-21.2 2-18.6 2.8-16.6L4.2-17.4L4.4-14C6.2-11.6 7.6-8.6 6.8-5C6-1.8 5
2 5.2 6C5.4 11 3.4 14.6 0 15.4C-3.4 14.6-5.4 11-5.2 6C-5
2-6-1.8-6.8-5C-7.6-8.6-6.2-11.6-4.4-14L-4.2-17.4L-2.8-16.6C-2-18.6-1.5-21.2 0-21.6Z"/>` +
  `<path d="M-2.6-8L0-12L2.6-8M-3-3L0-7L3-3" fill="none" stroke="#3d3a35" stroke-width="1.6"/><circle class="dk"
cx="-1.7" cy="-16" r=".8"/><circle class="dk" cx="1.7" cy="-16" r=".8"/>`;

const dragon =
  `<path class="s0" d="M0 18Q8 26-2 32" style="stroke-width:6"/><path d="M0 18Q8 26-2 32" fill="none"
stroke="#5d7a52" stroke-width="4" stroke-linecap="round"/>` +
  `<path class="o cl" d="M-4-6C-14-16-26-14-32-2C-26-3-24 1-22 5C-18 2-15 4-13 9C-10 5-7 6-4 8ZM4-6C14-16 26-14
32-2C26-3 24 1 22 5C18 2 15 4 13 9C10 5 7 6 4 8Z"/>` +
  `<path d="M-5-4Q-18-10-31-2M-6 0Q-15-3-22 5M5-4Q18-10 31-2M6 0Q15-3 22 5" fill="none" stroke="#15100a"
stroke-width="1.2" opacity=".7"/>` +
  `<path class="o" fill="#6f8f5f" d="M0-34C3-33 4-29 3.6-26C3-22 4-18 5.4-13C8-6 8-1 6.6 4C6 10 5 17 0 20C-5 17-6
10-6.6 4C-8-1-8-6-5.4-13C-4-18-3-22-3.6-26C-4-29-3-33 0-34Z"/>` +
  `<path class="o iv" d="M-3-28L-6-24L-2.4-25ZM3-28L6-24L2.4-25Z"/><path d="M0-24V-14M0 10V17" stroke="#3f5a38"
stroke-width="2.4" stroke-dasharray="2 1.6"/><circle class="dk" cx="-1.8" cy="-29" r=".9"/><circle class="dk"
cx="1.8" cy="-29" r=".9"/>`;

const chariot =
  `<path class="s0" d="M0-14V8" style="stroke-width:4"/><path class="s1" d="M0-14V8" style="stroke-width:2.4"/>` +
  `<g transform="translate(-7.6-14) scale(.86)">${horse()}</g><g transform="translate(7.6-14) scale(.86)"
style="--horse:#e7d3b0">${horse("#5d4a33")}</g>` +
  `<path d="M-11-16H11" stroke="#15100a" stroke-width="3.4"/><path d="M-11-16H11" stroke="#e0b64f"
stroke-width="1.8"/><path d="M-19 15H19" stroke="#15100a" stroke-width="3.6"/>` +
  `<rect class="o wd" x="-21" y="5" width="4.6" height="20" rx="2.2"/><rect class="o wd" x="16.4" y="5" width="4.6"
height="20" rx="2.2"/><path d="M-21 15H-16M21 15H16" stroke="#15100a" stroke-width="2"/>` +
  `<path class="o cm" d="M-13 5Q0 0 13 5L13.6 24Q0 28-13.6 24Z"/><path class="cl" d="M-10 8Q0 4 10 8L10.4 22Q0
24.6-10.4 22Z"/><path d="M-3-2L-6-14M3-2L6-14" stroke="#2b1a0d" stroke-width="1"/>` +
  `<g transform="translate(0 8) scale(.66)"><ellipse class="o cm" cy="-1.9" rx="7.7"
ry="3.5"/>${arm("M-5-2L-4-8")}${arm("M5-2L4-8")}<circle class="o ha" cy="-2.8" r="3.7"/></g>`;

export const MOUNTS: Record<string, Mount> = {
  horse: { under: horse(), seat: [0, 1.5, 0.86], span: 18 },
  wolf: { under: wolf, seat: [0, 1.5, 0.82], span: 18 },
  chariot: { under: chariot, seat: [1, 19, 0.82], span: 27 },
  dragon: { under: dragon, seat: [0, 2, 0.86], span: 26 },
};

export const WHOLE: Record<string, Whole> = {
  hound: {
    drawing:
      `<g transform="scale(1.16)"><path class="s0" d="M0 8Q3 12-.6 15.4" style="stroke-width:3.4"/><path d="M0 8Q3
12-.6 15.4" fill="none" stroke="var(--hair)" stroke-width="2" stroke-linecap="round"/>` +
      `<path class="s0" d="M-2.6-4L-5-8M2.6-4L5.4-6.6M-2.4 6L-4.6 9.4M2.4 6L4.8 8.6"/><path class="o sk"
d="M0-14.6C1.4-14.2 1.6-12.4 2-10.8C2.6-9 4.2-7 3.8-3.6C3.4-.8 2.4 1 2.9 4C3.2 7 2.2 9.4 0 9.6C-2.2 9.4-3.2 7-2.9
4C-2.4 1-3.4-.8-3.8-3.6C-4.2-7-2.6-9-2-10.8C-1.6-12.4-1.4-14.2 0-14.6Z"/>` +
      `<path class="o ha" d="M-2-11.4L-4.4-9.4L-1.8-8.6ZM2-11.4L4.4-9.4L1.8-8.6Z"/><path class="cm"
d="M-3.2-7.4Q0-5.6 3.2-7.4L3.6-5.4Q0-3.6-3.6-5.4Z"/><path d="M0-3V6" stroke="var(--hair)" stroke-width="2.2"
opacity=".7"/></g>`,
    span: 12,
    skin: "#f0dcb4",
    hair: "#8c5f30",
  },
  bear: {
    drawing:
      `<path class="s0" d="M-6-6L-9.6-10M6-6L9.6-10M-6 7L-9 10.4M6 7L9 10.4" style="stroke-width:6"/><path
d="M-6-6L-9.6-10M6-6L9.6-10M-6 7L-9 10.4M6 7L9 10.4" fill="none" stroke="var(--skin)" stroke-width="4"
stroke-linecap="round"/>` +
      `<path class="o sk" d="M0-11C5-10.6 8.4-7 8-1.6C9.4 3 8.4 9.6 0 11.6C-8.4 9.6-9.4 3-8-1.6C-8.4-7-5-10.6
0-11Z"/><circle class="o ha" cx="-3.6" cy="-12" r="1.9"/><circle class="o ha" cx="3.6" cy="-12" r="1.9"/>` +
      `<path class="o sk" d="M0-18C2-18 3.4-15.6 4-13C4.6-10 2.6-7.6 0-7.6C-2.6-7.6-4.6-10-4-13C-3.4-15.6-2-18
0-18Z"/><ellipse class="dk" cy="-17" rx="1.4" ry="1"/><path class="cm" d="M-7.4-4Q0-.4 7.4-4L7.8-1.4Q0
2.4-7.8-1.4Z"/><path d="M-4 5Q0 7.4 4 5" fill="none" stroke="var(--hair)" stroke-width="1.6"/>`,
    span: 12.6,
    skin: "#9a7650",
    hair: "#5a3f26",
  },
  giant: {
    drawing:
      `<path class="o fur" d="M-20-6L-23 2L-20 6L-21 13L-15 15L-12 21L-5 19L0 23L5 19L12 21L15 15L21 13L20 6L23
2L20-6Z"/><path d="M-9 6L-8 14M-3 8L-3 17M4 8L4 17M10 6L9 14" stroke="#3f3324" stroke-width="1.4"/>` +
      `<path class="s0" d="M-17-3Q-24-10-19-20" style="stroke-width:11"/><path d="M-17-3Q-24-10-19-20" fill="none"
stroke="var(--skin)" stroke-width="8.6" stroke-linecap="round"/>` +
      `<path class="o wd" d="M19 0L15-34Q20-43 27-34L24 0Z"/><path class="o st2"
d="M16-31L12-33L16-27ZM26-30L30.5-32L26.5-26ZM20-38L21-43L23.5-38Z"/>` +
      `<path class="s0" d="M17-3Q25-6 21-13" style="stroke-width:11"/><path d="M17-3Q25-6 21-13" fill="none"
stroke="var(--skin)" stroke-width="8.6" stroke-linecap="round"/>` +
      `<ellipse class="o sk" cy="-3" rx="19.5" ry="9.4"/><path class="o cm" d="M-10-11L-2-12L14 5L6 7.5Z"/><path
class="o cl" d="M-18-5L-9-9L-8-1L-17 3Z"/>` +
      `<path class="o iv" d="M-6-9C-12-9-15-14-13-20C-11-15-9-14-5-14ZM6-9C12-9 15-14 13-20C11-15 9-14
5-14Z"/><circle class="o sk" cy="-8" r="8.6"/><path class="ha" d="M-8-6Q0-1 8-6Q7 2 0 2.4Q-7 2-8-6Z"/><ellipse
class="o iv" cy="-12.6" rx="3.4" ry="2.3"/><circle cy="-13" r="1.4" fill="#8e1f1f"/>`,
    span: 30,
    skin: "#d3dab4",
    hair: "#6b7358",
  },
  serpent: {
    drawing:
      `<path class="s0" d="M2 24C22 22 24 6 10 3C-6 0-20 8-20-6C-20-18-6-20 0-24" style="stroke-width:16"/><path
d="M2 24C22 22 24 6 10 3C-6 0-20 8-20-6C-20-18-6-20 0-24" fill="none" stroke="var(--skin)" stroke-width="13.6"
stroke-linecap="round"/>` +
      `<path d="M2 24C22 22 24 6 10 3C-6 0-20 8-20-6C-20-18-6-20 0-24" fill="none" stroke="var(--hair)"
stroke-width="4.4" stroke-dasharray="3 4"/><path d="M-19-12L-12-4M16 6L8 10" stroke="var(--c)" stroke-width="5"/>` +
      `<path class="o sk" d="M-9-24C-10-32-6-38 3-40C10-38 13-30 10-23C6-17-6-17-9-24Z"/><path class="o iv"
d="M-9-28L-16-24L-8-22ZM11-28L17-23L9-21Z"/><circle class="o" cx="-3" cy="-31" r="1.9" fill="#ffe27a"/><circle
class="o" cx="6" cy="-31" r="1.9" fill="#ffe27a"/>`,
    span: 32,
    skin: "#5f9e97",
    hair: "#2f5f5c",
  },
  courier: {
    drawing:
      `<g transform="scale(.8)">${horse()}<g transform="translate(0 2) scale(.9)">` +
      `<ellipse class="o cm" cy="-1.9" rx="7.7" ry="3.5"/>${arm("M-5-2L-3-8")}${arm("M5-2L3-8")}` +
      `<circle class="o ha" cy="-2.8" r="3.7"/></g><path class="o cm" d="M5-2L17-8L15-3L18 1L6 3Z"/></g>`,
    span: 11,
  },
  engine: {
    drawing:
      `<path class="o wd" d="M-15-20H-9V22H-15ZM9-20H15V22H9Z"/><path class="o wd" d="M-18-16H18V-11H-18ZM-18
14H18V19H-18Z"/>` +
      `<circle class="o st2" cx="-18.5" cy="-13.4" r="4.4"/><circle class="o st2" cx="18.5" cy="-13.4"
r="4.4"/><circle class="o st2" cx="-18.5" cy="16.4" r="4.4"/><circle class="o st2" cx="18.5" cy="16.4" r="4.4"/>` +
      `<path d="M-9 1H9" stroke="#15100a" stroke-width="8"/><path d="M-9 1H9" stroke="#cbb48a"
stroke-width="5.6"/><path d="M-7-1.6V3.6M-4-1.6V3.6M4-1.6V3.6M7-1.6V3.6" stroke="#6b532f" stroke-width="1.2"/>` +
      `<path class="o wd" d="M-2.6-15L2.6-15L3.4 16L-3.4 16Z"/><circle class="o fur" cy="15" r="7.4"/><circle
class="o st2" cy="15" r="4.9"/><path class="cm" d="M-15-8H-9V-3H-15ZM9-8H15V-3H9Z"/>`,
    span: 28,
  },
};
