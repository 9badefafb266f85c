/** Pictures are 16:9, 1600 × 900, with the ground at y = 720. */
export const WIDTH = 1600;
export const HEIGHT = 900;
export const GROUND = 720;

export interface Ground {
  /** Sky, hills and the road. */
  sky: string;
  hills: string;
  road: string;
  /** Lines of the day arc and of the dial. */
  faint: string;
}

/** Light from straight above, on paper, on green, and on amber. */
export const GROUNDS = {
  paper: { sky: '#faf7f0', hills: '#e6eee6', road: '#fffdf8', faint: '#85826f' },
  pine: { sky: '#e6eee6', hills: '#cfe0d6', road: '#faf7f0', faint: '#6f8a80' },
  amber: { sky: '#fdf1d8', hills: '#f3e3bd', road: '#fffdf8', faint: '#9a7d42' },
} satisfies Record<string, Ground>;

export interface Scene {
  ground: keyof typeof GROUNDS;
  /** Where the sun stands, 0 sunrise, 0.5 noon, 1 sunset. */
  hour: number;
  /** SVG between the hills and the frame. */
  things: string;
}

/** The sun on its arc, hills and a road with the hour marks of a sundial: what all pictures have in common. */
export function scene({ ground, hour, things }: Scene): string {
  const { sky, hills, road, faint } = GROUNDS[ground];
  const [x, y] = pointOfDay(hour);
  const marks = Array.from({ length: 13 }, (_, index) => index / 12);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<style>
path,circle,rect,ellipse{fill:none;stroke:#14261f;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.sheet{fill:#fffdf8}.paper{fill:${sky}}.wash{fill:#e6eee6}.green{fill:#b9d3c6}.solid{fill:#0f4f4b;stroke:#0f4f4b}
.ink{fill:#14261f}.amber{fill:#f4a81d;stroke:#9a5f00}.warm{fill:#fbdc98}.red{fill:#d9694f;stroke:#ad2e1c}
.soft{stroke:${faint};stroke-width:3}.light{stroke:#fffdf8}.day{stroke:#0f4f4b;stroke-width:5}
.dotted{stroke:${faint};stroke-width:3;stroke-dasharray:2 14}.shade{fill:#14261f;fill-opacity:.22;stroke:none}
.none{stroke:none}
</style>
<rect class="none" style="fill:${sky}" width="${WIDTH}" height="${HEIGHT}"/>
<path class="dotted" d="M-40 ${GROUND}Q${WIDTH / 2} -440 ${WIDTH + 40} ${GROUND}"/>
${marks.map((mark) => hourMark(mark, sky)).join('')}
<circle class="none" style="fill:#fbdc98;fill-opacity:.6" cx="${x}" cy="${y}" r="122"/>
<circle class="amber" cx="${x}" cy="${y}" r="84"/>
<path class="none" style="fill:${hills}" d="M0 ${GROUND}v-70c160-52 300-40 470-6s330-66 560-40 330 48 570-4v120z"/>
<rect class="none" style="fill:${road}" y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}"/>
<path d="M-4 ${GROUND}H${WIDTH + 4}"/>
${marks.map((mark) => `<path class="soft" d="M${mark * WIDTH} ${GROUND + 22}v${mark === 0.5 ? 48 : 24}"/>`).join('')}
${things}
</svg>`;
}

function hourMark(hour: number, sky: string): string {
  if (hour === 0 || hour === 1) return '';
  const [x, y] = pointOfDay(hour);
  return `<circle class="soft" style="fill:${sky}" cx="${x}" cy="${y}" r="10"/>`;
}

/** A point of the arc: the parabola that is drawn dotted. */
function pointOfDay(hour: number): [x: number, y: number] {
  const x = -40 + hour * (WIDTH + 80);
  const y = GROUND - 4 * hour * (1 - hour) * 580;
  return [Math.round(x), Math.round(y)];
}

/** Moves and scales a drawing whose foot is at 0, 0. */
export function at(x: number, y: number, drawing: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}
