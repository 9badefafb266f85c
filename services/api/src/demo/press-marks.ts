const WIDTH = 960;
const HEIGHT = 320;
const INK = '#14261f';
const PINE = '#0f4f4b';
const SUN = '#f4a81d';
const CLAY = '#b4532a';
const SKY = '#3b6ea5';

/** A mark in the middle of a light strip, as publishers' marks stand in a row; `drawing` fills 240 × 240. */
function mark(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf8"/>
<g transform="translate(360 40)" fill="none" stroke-width="16" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}

const line = (d: string, colour: string) => `<path d="${d}" stroke="${colour}"/>`;
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const ring = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" stroke="${colour}"/>`;

/** Drawn for newspapers that do not exist. */
export const pressMarks = {
  /** Beads of an abacus over the waves of a river. */
  wavesAndBeads: mark(
    line('M20 60H220M20 120H220', INK) +
      [60, 100, 180].map((x) => disc(x, 60, 20, SKY)).join('') +
      [60, 140, 180].map((x) => disc(x, 120, 20, SKY)).join('') +
      line('M10 195q28-30 55 0t55 0 55 0 55 0', PINE),
  ),
  /** A wheel with the clasp of a purse. */
  wheelAndClasp: mark(
    ring(120, 140, 90, INK) +
      line('M120 50V230M30 140H210M56 76L184 204M184 76L56 204', CLAY) +
      disc(120, 140, 26, SUN) +
      disc(104, 26, 14, SUN) +
      disc(136, 26, 14, SUN),
  ),
  /** A fried egg on a plate, with a coin for its yolk. */
  eggAndCoin: mark(
    ring(120, 120, 110, SKY) +
      line('M70 130c-20-50 40-80 70-60s60 40 40 80-90 40-110-20z', INK) +
      disc(128, 122, 30, SUN),
  ),
  /** A signal beside a railway. */
  signal: mark(
    line('M70 230V30M70 50h80M40 230H220M110 230l20-60M180 230l-20-60', INK) +
      disc(170, 50, 30, CLAY) +
      disc(70, 110, 20, PINE),
  ),
  /** Mountains with a rule of a ledger under them. */
  mountains: mark(
    line('M10 180L80 60l45 70 35-50 70 100z', PINE) + line('M10 215H230', CLAY) + disc(190, 50, 24, SUN),
  ),
  /** Two coins, one behind the other. */
  twoCoins: mark(
    `${ring(160, 85, 66, SKY)}<circle cx="90" cy="150" r="72" stroke="${INK}" fill="#fffdf8"/>${line(
      'M90 112v76',
      SUN,
    )}`,
  ),
  /** An open book. */
  book: mark(
    line('M120 70v140M120 70Q70 30 15 50v140q55-20 105 20M120 70q50-40 105-20v140q-55-20-105 20', INK) +
      line('M150 105q25-15 50-8M150 140q25-15 50-8', SUN),
  ),
  /** Three columns of a page, the third one heavier. */
  thirdColumn: mark(
    `${line(
      'M40 40v160M120 40v160',
      INK,
    )}<rect x="180" y="32" width="44" height="176" rx="8" fill="${SKY}"/>${line('M20 230H224', PINE)}`,
  ),
};

export type PressMark = keyof typeof pressMarks;
