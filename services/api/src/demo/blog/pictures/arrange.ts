import { at, GROUND } from './scene.ts';
import { fir } from './things.ts';

/** Firs that stand on the ground. */
export const trees = (places: [x: number, height: number][]): string =>
  places.map(([x, height]) => at(x, GROUND, fir(height))).join('');

/** A row that is repeated over a range, one piece for each index. */
export const row = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');
