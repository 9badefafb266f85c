import sharp from 'sharp';
import { FACES } from './card-text.ts';
import { fitLines } from './fit-lines.ts';

export const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  title: string;
  brand: string;
  /** Under the title: the host of the site. */
  host: string;
}

const COLOURS = {
  paper: '#faf7f0',
  ink: '#14261f',
  soft: '#50605a',
  line: '#d8cfbb',
  deep: '#0f4f4b',
  sun: '#f4a81d',
};
const LEFT = 80;
const PLACE = {
  width: 900,
  sizes: [
    { size: 84, lines: 3 },
    { size: 68, lines: 4 },
    { size: 56, lines: 4 },
    { size: 46, lines: 5 },
  ],
};
const LINE_HEIGHT = 1.14;
/** The middle of the title. */
const MIDDLE = 328;

/** PNG of the card that stands for a page where it is shared: its title under the noon sun. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(words)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function cardSvg({ title, brand, host }: CardWords): string {
  const { lines, size } = fitLines(FACES.bold.drawable(title), FACES.bold, PLACE);
  const step = size * LINE_HEIGHT;
  const first = MIDDLE - (step * (lines.length - 1)) / 2 + size * 0.35;
  const written = lines.map((line, index) => FACES.bold.outline(line, size, LEFT, first + step * index));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">
<rect width="${CARD.width}" height="${CARD.height}" fill="${COLOURS.paper}"/>
${day()}
<g transform="translate(${LEFT} 62) scale(1.75)" fill="none" stroke="${COLOURS.deep}" stroke-width="3">
<path d="M4.5 29V14.5Q7 12.2 9.9 10.8M27.5 29V14.5Q25 12.2 22.1 10.8"/><circle cx="16" cy="9" r="5.2" fill="${COLOURS.sun}" stroke="none"/></g>
<path fill="${COLOURS.deep}" d="${FACES.bold.outline(brand, 40, LEFT + 72, 112)}"/>
<path fill="${COLOURS.ink}" d="${written.join('')}"/>
<path fill="${COLOURS.soft}" d="${FACES.regular.outline(host, 28, LEFT, 556)}"/>
</svg>`;
}

/** The sun at noon, and under it the ground with its hours, as on a sundial. */
function day(): string {
  const { width } = CARD;
  const [x, y, ground] = [1110, 118, 606];
  const hours = Array.from({ length: 11 }, (_, hour) => `M${x - (11 - hour) * 100} ${ground}v10`).join('');
  return `<circle cx="${x}" cy="${y}" r="150" fill="${COLOURS.sun}" opacity=".16"/><circle cx="${x}" cy="${y}" r="96" fill="${COLOURS.sun}"/>
<path d="M0 ${ground}H${width}${hours}" fill="none" stroke="${COLOURS.line}" stroke-width="3"/>
<path d="M${x} 300V${ground - 24}" fill="none" stroke="${COLOURS.line}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 14"/>
<path d="M${x} ${ground - 1.5}v24" fill="none" stroke="${COLOURS.sun}" stroke-width="6"/>`;
}
