import type { PlotShape } from './plot-shapes.ts';
import css from './chart.module.css';

/** Colours and strokes, by the order of the series; one more starts them anew. */
const TONES = [css['first'], css['second'], css['third']];

/** Of a shape of the series, and of its swatch in the legend. */
export function classOf(look: PlotShape['look'], series: number): string {
  return `${css[look] ?? ''} ${TONES[series % TONES.length] ?? ''}`;
}
