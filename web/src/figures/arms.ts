// What figures hold: weapons with the arms that hold them, shields, standard and horn.

const shaft = (d: string, wide = 1.5) =>
  `<path class="s0" d="${d}" style="stroke-width:${wide + 1.5}"/><path class="s1" d="${d}"
style="stroke-width:${wide}"/>`;
export const arm = (d: string) => `<path class="a0" d="${d}"/><path class="a1" d="${d}"/>`;

/** Some weapons lie under the body's shoulders, and some leave no hand for a shield. */
export type Arm = { over: string; under?: string; both?: boolean };

const bowed = "M-13-4.5Q-9-15.4 0-15.8Q9-15.4 13-4.5";
const prod = "M-9.4-9Q-6-14 0-14Q6-14 9.4-9";
const blade = `<path class="o st" d="M7-6L8.1-17.6L9.6-15.6L9.8-6Z"/><path class="o br"
d="M5.2-6.6H11.4V-4.8H5.2Z"/>`;

export const ARMS: Record<string, Arm> = {
  sword: { over: blade + arm("M6.2-1.6L8.2-4.2") },
  spear: {
    over: shaft("M7.4 10V-15") + `<path class="o st" d="M7.4-21.5L9.6-16L7.4-12.6L5.2-16Z"/>` + arm("M6.4-1.6L7.2-5"),
  },
  pike: {
    over:
      shaft("M7.4 8V-20") +
      `<path class="o st" d="M7.4-25.5L9.2-20.5L7.4-17.6L5.6-20.5Z"/>` +
      arm("M6.4-1.6L7.2-5") +
      arm("M-5.6-2L6.8-7.6"),
    both: true,
  },
  lance: {
    over:
      shaft("M7.4 8V-20") +
      `<path class="o st" d="M7.4-25.5L9-20.5L7.4-17.6L5.8-20.5Z"/><path class="o cm"
d="M8.2-17.4L15-15L8.2-11.4Z"/><path class="o br" d="M5-5.6L9.8-5.6L8.4-2.2H6.4Z"/>` +
      arm("M6.4-1.6L7.2-4"),
  },
  javelin: {
    over: shaft("M10 7L7-14", 1.2) + `<path class="o st" d="M6.4-18.6L8.6-13.8L6-13.2Z"/>` + arm("M6.2-1.6L8.2-4.8"),
    under:
      shaft("M-2 11L-9.6-8", 1.1) +
      shaft("M1 11.4L-6.4-9", 1.1) +
      `<path class="o st" d="M-11-11.4L-8.4-8.2L-10.6-7.4ZM-7.6-12.6L-5.2-9.2L-7.4-8.6Z"/>`,
  },
  axe: {
    over:
      shaft("M6.6 2L9.4-12") +
      `<path class="o st" d="M8-13.8L14.2-17.2Q15.6-11.6 13-8.2L8.6-9.8Z"/>` +
      arm("M6.2-1.6L7.6-4.4"),
  },
  hammer: {
    over:
      shaft("M6.6 2L9-11") + `<path class="o st2" d="M4-14.8L13.6-13L12.8-8.6L3.2-10.4Z"/>` + arm("M6.6-1.6L7.6-4.4"),
  },
  club: {
    over:
      `<path class="o wd" d="M6 2.4L7.4 1.6L15.4-15.4Q14.4-20.6 9.6-18.4Z"/><path class="o st2"
d="M10-16.4L7.4-18L10.6-18.6ZM14.6-15L17.6-15.4L15.2-12.6Z" style="stroke-width:.7"/>` +
      arm("M6.4-2L7.8-3.4") +
      arm("M-6-2L5.6-.6"),
    both: true,
  },
  two_hand: {
    over:
      shaft("M-9.4 7.6L8.6-11") +
      `<path class="o st" d="M5.4-12.2Q6.2-18.6 12.6-20Q10.8-14.8 12.2-12.4Q16-10.8 19.6-12.4Q18.6-6.2 11.4-6.6Q8-8.4
5.4-12.2Z"/>` +
      arm("M-5.6-1.4L-3.6 1.4") +
      arm("M6.2-2.4L5-7"),
    both: true,
  },
  pair: {
    over:
      blade +
      arm("M6.2-1.6L8.2-4.2") +
      `<path class="o st" d="M-7-6L-8.1-17.6L-9.6-15.6L-9.8-6Z"/><path class="o br"
d="M-5.2-6.6H-11.4V-4.8H-5.2Z"/>` +
      arm("M-6.2-1.6L-8.2-4.2"),
    both: true,
  },
  bow: {
    over:
      `<path class="s0" d="${bowed}" style="stroke-width:4.2"/><path d="${bowed}" fill="none" stroke="#fff0cf"
stroke-width="2.3" stroke-linecap="round"/>` +
      `<path d="M-13-4.5L1-2.6L13-4.5" fill="none" stroke="#fff6e0" stroke-width=".9"/>` +
      arm("M-5.6-2.6L-.8-12.6") +
      arm("M6-1.4L1.8-3") +
      `<path d="M.6-1V-20" stroke="#15100a" stroke-width="2.8"/><path d="M.6-1V-20" stroke="#fff6e0"
stroke-width="1.2"/><path class="o st" d="M.6-24L3.2-18.6H-2Z"/>`,
    under: `<g transform="rotate(28)"><rect class="o wd" x="1.4" y="1.6" width="4" height="10" rx="1.4"/></g>`,
    both: true,
  },
  crossbow: {
    over:
      shaft("M0 3V-15", 2.2) +
      `<path class="s0" d="${prod}" style="stroke-width:4"/><path d="${prod}" fill="none" stroke="#dfe6e6"
stroke-width="2.2" stroke-linecap="round"/>` +
      `<path d="M-9.4-9L0-5.4L9.4-9" fill="none" stroke="#fff6e0" stroke-width=".8"/><path class="o st"
d="M0-21L1.8-16.4H-1.8Z"/>` +
      arm("M-6.6-2L-1-8") +
      arm("M6.6-2L1-4"),
    both: true,
  },
  sling: {
    over:
      shaft("M3 7.6L8.4-10.6") +
      `<path d="M8.4-10.6Q13.4-17.4 17-10.4" fill="none" stroke="#15100a" stroke-width="1.7"/><path
d="M8.4-10.6Q13.4-17.4 17-10.4" fill="none" stroke="#fff6e0" stroke-width=".7"/>` +
      `<circle class="o st2" cx="17.2" cy="-8.6" r="2.7"/>` +
      arm("M-5.4-1.8L3.6-1.2") +
      arm("M6-2L6.4-5.6") +
      `<circle class="o wd" cx="-6.6" cy="4" r="2.7"/>`,
    both: true,
  },
  staff: {
    over:
      shaft("M8.6 10V-13") +
      `<path d="M8.6-13C8.6-19.4 2.6-18.4 3.6-14.6" fill="none" stroke="#15100a" stroke-width="3"/><path
d="M8.6-13C8.6-19.4 2.6-18.4 3.6-14.6" fill="none" stroke="#e0b64f" stroke-width="1.5"/>` +
      `<circle cx="5.6" cy="-15.2" r="1.7" fill="#c9f5d9" stroke="#15100a" stroke-width=".6"/>` +
      arm("M6-2L8-4.6"),
    both: true,
  },
  claws: {
    over:
      arm("M-6-2L-8.6-7.4") +
      arm("M6-2L8.6-7.4") +
      `<path d="M-9.6-8L-11-11.4M-8.6-8.4L-8.8-12M-7.6-8L-6.6-11.2M9.6-8L11-11.4M8.6-8.4L8.8-12M7.6-8L6.6-11.2"
stroke="#15100a" stroke-width="2.2" stroke-linecap="round"/>` +
      `<path d="M-9.6-8L-11-11.4M-8.6-8.4L-8.8-12M-7.6-8L-6.6-11.2M9.6-8L11-11.4M8.6-8.4L8.8-12M7.6-8L6.6-11.2"
stroke="#fff6e0" stroke-width="1" stroke-linecap="round"/>`,
    both: true,
  },
  standard: {
    over:
      shaft("M6 9V-12", 1.8) +
      `<path class="o cm" d="M6-13.4C10-16.6 14-10.4 18-13.4C20-14.8 22-14.4 23.6-13.4L21-8.6L23.6-3.4C20-5.6 18-2
14.6-2.2C11.4-2.4 9-5.4 6-3.4Z"/>` +
      `<path d="M12.6-11.6A3.6 3.6 0 1 0 14-5A2.7 2.7 0 1 1 12.6-11.6Z" fill="#fff6e0"/><circle class="o br" cx="6"
cy="-13.2" r="1.7"/>` +
      arm("M6-1.6L6-4"),
  },
  horn: {
    over:
      `<path d="M1.5-3.5C1.5-10 3-13 7.4-14.6" fill="none" stroke="#15100a" stroke-width="4.4"
stroke-linecap="round"/><path d="M1.5-3.5C1.5-10 3-13 7.4-14.6" fill="none" stroke="#e0b64f" stroke-width="2.5"
stroke-linecap="round"/>` +
      `<path class="o br" d="M5.6-17.4L14.6-21.4L11.8-17.4L16.6-15.6L8-11.6Q5-13.6 5.6-17.4Z"/><circle class="dk"
cx="9.2" cy="-16.4" r=".9"/><path d="M5.8-17.4L3.6-20.2M7.2-18.4L5.8-21.2" stroke="#15100a" stroke-width="1.4"/>` +
      arm("M5.6-2.4L2.6-7") +
      arm("M-5.6-2.4L.2-6.4"),
    both: true,
  },
};

/** Round with a whorl; long for spears and pikes in rank. */
export const SHIELDS = {
  round:
    `<circle class="o iv" cx="-6.6" cy="-5.4" r="5.7"/><circle class="cm" cx="-6.6" cy="-5.4" r="4.4"/>` +
    `<path d="M-6.6-9.8A4.4 4.4 0 0 1-6.6-1A2.2 2.2 0 0 1-6.6-5.4A2.2 2.2 0 0 0-6.6-9.8Z" fill="#fff6e0"
opacity=".85"/><circle class="o br" cx="-6.6" cy="-5.4" r="1.5"/>`,
  long: `<path class="o iv" d="M-12.6-7.6Q-6.4-11.6-.4-9.6L-1-4.4Q-6.8-6.4-11.6-2.8Z"/><path class="cm"
d="M-11.4-7.2Q-6.4-10.2-1.6-8.8L-2-5.8Q-6.6-7.2-11-4.2Z"/><circle class="o br" cx="-6.5" cy="-7.3" r="1.4"/>`,
};
