// Bodies and heads seen from above, facing up the page, in a box of ±12; a body belongs to a people.

/** A people: shoulders and cloak, the head, and the colours of skin and hair. */
export type Folk = { body: string; head: string; skin: string; hair: string; size?: number };

const fold = (d: string, colour = "var(--cd)") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round" opacity=".6"/>`;

const cloak =
  `<path class="o cl" d="M-7.8-2C-8.8 2.4-7.4 7-3.8 9C-.8 10.6 3 9.8 5.4 7.2C7.8 4.6 8.4 1
7.8-2C5-4.8-5-4.8-7.8-2Z"/>` +
  fold("M-7.7 2.6Q-.4 6 7.8 2M-6 6.2Q0 9 6 6M-2.4 2.4L-2 9.4M3 2.4L2.6 8.8", "var(--c)") +
  `<ellipse class="o cm" cy="-1.9" rx="7.7" ry="3.5"/>`;
const fur =
  `<path class="o fur" d="M-8.6-2.4L-9.6 1.4L-8 3L-8.4 6L-5.4 6.8L-4.4 9.4L-1.6 8.4L0 10L1.8 8.4L4.6 9.2` +
  `L5.6 6.6L8.4 5.8L8 2.8L9.6 1L8.6-2.4C6-5.4-6-5.4-8.6-2.4Z"/>`;
const hair =
  `<circle class="o ha" cy="-2.8" r="3.7"/>` + `<path class="sk" d="M-3-4.5A3.3 3.3 0 0 1 3-4.5Q0-3.5-3-4.5Z"/>`;
const bull =
  `<path class="o iv" d="M-3-3.4C-6.2-3.6-7.4-6-6.4-8.6C-5.6-6.6-4.4-5.8-2.4-5.6ZM3-3.4C6.2-3.6 7.4-6 6.4-8.6` +
  `C5.6-6.6 4.4-5.8 2.4-5.6Z"/>`;
const ears = (long: number) => `<path class="o sk" d="M-3.2-3.6L${-long}-5.4L-3.4-6ZM3.2-3.6L${long}-5.4L3.4-6Z"/>`;

export const FOLK: Record<string, Folk> = {
  man: { body: cloak, head: hair, skin: "#e9c49b", hair: "#5a3a1e" },
  norse: {
    body:
      fur +
      `<ellipse class="o cm" cy="-1.6" rx="8" ry="3.8"/><path class="cl" d="M-7-1.6Q0 2 7-1.6L6 .8Q0 3.4-6 .8Z"/>`,
    head:
      `<path class="o ha" d="M-3.4-2.6L-4 2.8L-2.4 3.4L0 .6L2.4 3.4L4 2.8L3.4-2.6Z"/>` +
      `<circle class="o st2" cy="-2.9" r="3.9"/><path d="M0-7.4V1M-3.8-2.9H3.8" stroke="#e0b64f"
stroke-width="1.2"/>`,
    skin: "#f0cda6",
    hair: "#d9a441",
  },
  soldier: {
    body: cloak + `<path d="M-6.4-2.6Q0-.2 6.4-2.6" fill="none" stroke="#eef2f1" stroke-width="1.3"/>`,
    head: `<circle class="o st" cy="-2.8" r="4"/><path d="M0-6.8V1M-2.6-5.6Q0-4.4 2.6-5.6" fill="none"
stroke="#5d6668" stroke-width="1"/>`,
    skin: "#e9c49b",
    hair: "#5a3a1e",
  },
  elf: {
    body:
      `<path class="o cl" d="M-6.8-1.8C-7.8 3-5.4 7.4-0 11.4C5.4 7.4 7.8 3 6.8-1.8C5-4.8-5-4.8-6.8-1.8Z"/>` +
      fold("M-2.8 2.6L-.6 9.6M2.8 2.6L.6 9.6M0 2.6V9.8") +
      `<ellipse class="o cm" cy="-2" rx="6.6" ry="3"/>`,
    head:
      `<path class="o ha" d="M0-6.8C2.6-6.8 3.8-4.6 3.4-2.6C3 .2 1.4 2.8 0 4.6C-1.4 2.8-3 .2-3.4-2.6C-3.8-4.6-2.6-6.8
0-6.8Z"/>` + `<path class="o st" style="stroke-width:.7" d="M-3.2-4.4Q0-2.2 3.2-4.4Q2.2-7 0-8Q-2.2-7-3.2-4.4Z"/>`,
    skin: "#f2e2cc",
    hair: "#e6d9a8",
  },
  brute: {
    body:
      fur +
      `<ellipse class="o cl" cy="-1.4" rx="8" ry="4"/><path class="cm" d="M-3-5L6.4 1.6L3.6
2.6L-5.4-4.2Z"/>`,
    head:
      bull +
      `<circle class="o sk" cy="-3.2" r="3.7"/><path class="ha" d="M-3.2-2.4Q0-.2 3.2-2.4Q2 .6 0 .6Q-2
.6-3.2-2.4Z"/>`,
    skin: "#d3dab4",
    hair: "#6b7358",
  },
  dead: {
    body:
      `<path class="o" fill="#8d8878" d="M-7.4-2.4L-9 2.6L-7 3L-7.6 7.4L-4.4 6.4L-3 10.4L-.6 7.2L1.8 10.8L3.4 6.6L6.4
8L6.6 3.6L9 2.2L7.4-2.4C5-5-5-5-7.4-2.4Z"/>` +
      `<path class="cl" d="M-6.6-1L-6.8 3.2L-4.4 2.4L-2.6 5L0 2.6L2.8 5.4L4.4 2.4L6.8 2.8L6.4-1Z"/>` +
      `<ellipse class="o cm" cy="-2" rx="7.2" ry="3.1"/><path d="M-5-3.2L-4-.6M-2.4-4L-2-1M2.4-4L2-1M5-3.2L4-.6"
stroke="#fff6e0" stroke-width="1"/>`,
    head:
      `<path class="o iv" d="M0-7.4C3-7.4 4.2-5 3.8-2.6C3.6-.4 2-.2 1.8 1H-1.8C-2-.2-3.6-.4-3.8-2.6C-4.2-5-3-7.4
0-7.4Z"/>` + `<circle class="dk" cx="-1.6" cy="-5.4" r="1.1"/><circle class="dk" cx="1.6" cy="-5.4" r="1.1"/>`,
    skin: "#e6e0cc",
    hair: "#8d8878",
  },
  dwarf: {
    body:
      `<path class="o cm" d="M-8-1C-8.4 3.4-5.8 6.6 0 6.9C5.8 6.6 8.4 3.4 8-1Z"/>` +
      `<path d="M-7 2.4Q0 6 7 2.4" fill="none" stroke="#f6cf57" stroke-width="1.1"/><ellipse class="o cl" cy="-1.6"
rx="9" ry="4"/>` +
      `<path class="o st2" d="M-9.2-2.6A3.2 3.2 0 0 1-5-3.6L-5.4 1.2A3.2 3.2 0 0 1-9.2-2.6ZM9.2-2.6A3.2 3.2 0 0 0
5-3.6L5.4 1.2A3.2 3.2 0 0 0 9.2-2.6Z"/>`,
    head:
      `<path class="o ha" d="M-3.6-5C-3.4-8.6-1.8-10.4 0-11.4C1.8-10.4 3.4-8.6 3.6-5Z"/>` +
      `<circle class="o st2" cy="-2.6" r="4.3"/><path d="M0-6.8V1.6M-4.2-2.6H4.2" stroke="#e0b64f"
stroke-width="1.5"/>`,
    skin: "#e2b48a",
    hair: "#c8642a",
  },
  orc: {
    body:
      `<path class="o" fill="#c79a63" d="M-9-2.4L-9.8 1.8L-7.8 3.4L-7.4 6.6L-3.8 6.2L-2 8.8L.4 6.8L3.4 8.4L4.8
5.8L7.8 6L7.8 3L9.8 1.4L9-2.4C7-6-7-6-9-2.4Z"/>` +
      `<ellipse class="o cl" cy="-1.8" rx="9" ry="4.1"/><circle class="o st2" cx="-7" cy="-1.6" r="2.8"/><circle
class="o st2" cx="7" cy="-1.6" r="2.8"/>`,
    head: ears(7.4) + `<circle class="o sk" cy="-3.4" r="3.9"/><path class="dk" d="M-.9-5.6H.9V1.2H-.9Z"/>`,
    skin: "#8fae62",
    hair: "#3d4a25",
  },
  goblin: {
    body:
      `<path class="o" fill="#9c7a4a" d="M-6.4-1.6L-7.2 2.2L-5.2 3.4L-4.4 6.6L-1.4 5.4L.6 7.6L2.4 5.4L5 6.2L5.4 3L7.2
1.8L6.4-1.6C4.6-4.4-4.6-4.4-6.4-1.6Z"/>` +
      `<ellipse class="o cl" cy="-1.6" rx="6.4" ry="3.2"/><path class="cm" d="M-5.4-2.6L4.8 1L3.4 1.6L-5.8-1.2Z"/>`,
    head:
      ears(9.4) +
      `<circle class="o sk" cy="-3.2" r="3.5"/><path class="ha" d="M-3-2.6Q0-5.6 3-2.6Q2.4.8 0 2.4Q-2.4.8-3-2.6Z"/>`,
    skin: "#b7bf58",
    hair: "#8c3d2a",
  },
  ogre: {
    body:
      `<path class="o sk" d="M-9.6-2.6C-11 2-9.4 6.4-5.6 8.4C-2 10 2 10 5.6 8.4C9.4 6.4 11 2
9.6-2.6C6-6-6-6-9.6-2.6Z"/>` +
      `<path class="o cl" d="M-10-2.4L-4-5.4L8.6 4.6L6.4 7.8L-9.6 1.2Z"/><path class="o st2" d="M4.6-4.6Q9.6-6.6
10.6-1.4L6.8 1.2Z"/>`,
    head: `<circle class="o sk" cy="-3.4" r="4.1"/><path class="o ha" d="M-1.6-5.4H1.6L1 3.6Q0 5 -1 3.6Z"/>`,
    skin: "#dcae86",
    hair: "#4a3524",
    size: 1.12,
  },
  troll: {
    body:
      `<path class="o sk" d="M-10-3.6L-11.4 1L-9.4 3.2L-8.4 7.4L-4 8.4L0 10.4L4 8.4L8.4 7.4L9.4 3.2L11.4
1L10-3.6C6-7-6-7-10-3.6Z"/>` +
      `<path d="M-6 1L-5 6M-2 2.4L-1.8 8M2 2.4L1.8 8M6 1L5 6" stroke="var(--hair)" stroke-width="1.3"/>` +
      `<path class="o cm" d="M-6-5.6L-2-6.6L8.4 3.6L4.8 5.6Z"/>`,
    head: `<circle class="o sk" cy="-4" r="3.8"/><path class="ha" d="M-1.4-7H1.4L2.2-1L0 1L-2.2-1Z"/><path class="iv"
d="M-2.6-7L-2-8.8L-1.2-7ZM2.6-7L2-8.8L1.2-7Z"/>`,
    skin: "#a9b09a",
    hair: "#5a6450",
    size: 1.16,
  },
  robe: {
    body:
      `<path class="o iv" d="M-7.4-2.4C-10 4-8 10.6-0 11.6C8 10.6 10 4 7.4-2.4C5-5.6-5-5.6-7.4-2.4Z"/>` +
      fold("M-4 3L-4.6 9.4M4 3L4.6 9.4M0 3V11", "#7a6c4a") +
      `<path class="o cm" d="M-6.6-3.6C-5 .8 5 .8 6.6-3.6C3-6-3-6-6.6-3.6Z"/>`,
    head:
      `<path class="o" fill="#6f7f58" d="M0-8C3.4-7 4.8-4 3.8-1C2.8 1 1.2 2 0 3.2C-1.2 2-2.8 1-3.8-1C-4.8-4-3.4-7
0-8Z"/>` +
      `<path d="M-2.4-6C-4-9-6-9.6-8-9.2M-4.6-9L-5-11.6M2.4-6C4-9 6-9.6 8-9.2M4.6-9L5-11.6" fill="none"
stroke="#15100a" stroke-width="2.3" stroke-linecap="round"/>` +
      `<path d="M-2.4-6C-4-9-6-9.6-8-9.2M-4.6-9L-5-11.6M2.4-6C4-9 6-9.6 8-9.2M4.6-9L5-11.6" fill="none"
stroke="#f1e3c0" stroke-width="1.1" stroke-linecap="round"/>`,
    skin: "#e9c49b",
    hair: "#8d8878",
  },
  shade: {
    body:
      `<path class="o" fill="#cfd9e6" opacity=".85" d="M-7-3C-9 3-7 8-5 11L-3.4 7.6L-1.4 11.4L0 7.8L1.6 11.6L3.4
7.6L5.2 10.8C7 8 9 3 7-3C4-6-4-6-7-3Z"/>` + `<path class="cm" d="M-6-3C-4 .4 4 .4 6-3C3-5.2-3-5.2-6-3Z"/>`,
    head: `<path class="o dk" d="M0-7.6C3.2-7 4.4-4 3.4-1.4Q0 1.4-3.4-1.4C-4.4-4-3.2-7 0-7.6Z"/><circle cx="-1.4"
cy="-5" r=".9" fill="#9ff0e0"/><circle cx="1.4" cy="-5" r=".9" fill="#9ff0e0"/>`,
    skin: "#dfe6ee",
    hair: "#8d98a8",
  },
  siren: {
    body:
      `<path class="o" fill="#5f9e97" d="M-5.6-2C-6 3-4 6-2 8.4C-3.4 10-5.4 10.6-7 10.4C-4.6 12.8-1.6 12.6 0 10.8C1.6
12.6 4.6 12.8 7 10.4C5.4 10.6 3.4 10 2 8.4C4 6 6 3 5.6-2Z"/>` +
      `<path d="M-3.6 2Q0 4 3.6 2M-3 4.8Q0 6.8 3 4.8" fill="none" stroke="#2f5f5c" stroke-width="1"/><ellipse
class="o sk" cy="-2" rx="6.6" ry="3"/><path class="cm" d="M-3.6-4L4.6-.4L3 .8L-5-3Z"/>`,
    head: `<path class="o ha" d="M0-6.8C3.4-6.8 4.6-3 4.2 0C3.8 3.6 2 5 1.4 7C.4 5.4-.4 5.4-1.4 7C-2 5-3.8 3.6-4.2
0C-4.6-3-3.4-6.8 0-6.8Z"/><path class="sk" d="M-2.8-5.2Q0-3.6 2.8-5.2Q1.8-6.6 0-6.6Q-1.8-6.6-2.8-5.2Z"/>`,
    skin: "#e9e0d0",
    hair: "#2f6f6a",
  },
};

/** Who leads wears an ivory cloak and a crest, whatever his people. */
export const CHIEF: Pick<Folk, "body" | "head"> = {
  body:
    `<path class="o iv" d="M-8.6-1C-10.4 4-8.4 10.4-3.4 12C0 13 5 12.4 7.6 9C9.8 6 9.8 2 8.6-1Z"/>` +
    `<path d="M-9.2 4.4Q0 11.6 9.2 4.4M-7.4 8.4Q0 14 7.4 8.4" fill="none" stroke="#c58a12"
stroke-width="1.5"/><ellipse class="o cm" cy="-1.9" rx="8.6" ry="4"/>`,
  head: `<circle class="o br" cy="-2.8" r="4.2"/><path class="o iv" d="M-1.3-8C-1.9-3-1.7 2.8 0 7C1.7 2.8 1.9-3
1.3-8Q0-9.4-1.3-8Z"/>`,
};
