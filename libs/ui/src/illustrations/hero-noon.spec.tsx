import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { HeroNoon } from './hero-noon.tsx';

const WIDTH = 1240;
const HEIGHT = 480;
/** Half of a pole with its arms. */
const REACH = 9;

/** Right edges of what each width of its place leaves of the drawing. */
function edges(): number[] {
  const sheet = readFileSync(`${import.meta.dirname}/hero-noon.module.css`, 'utf8');
  const crops = [...sheet.matchAll(/aspect-ratio: (\d+) \/ (\d+)/gu)];
  return crops.map(([, width, height]) => (WIDTH + (HEIGHT * Number(width)) / Number(height)) / 2);
}

describe('HeroNoon', () => {
  it('shows each pole of the wires whole or not at all, however narrow its place is', () => {
    const { container } = render(<HeroNoon />);
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    const poles = paths.flatMap((d) => /^M(\d+) 420v-132/u.exec(d)?.[1] ?? []).map(Number);
    expect([poles.length, edges().length]).toEqual([5, 4]);
    for (const edge of edges()) {
      expect([edge, poles.filter((pole) => Math.abs(pole - edge) < REACH)]).toEqual([edge, []]);
    }
  });
});
