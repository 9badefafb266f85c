import { describe, expect, it } from '@jest/globals';
import { markerHeight, plotShapes } from './plot-shapes.ts';

const bar = (name: string) => ({ name, draw: 'bar' as const });
const points = [
  { mark: '1', label: '1', values: [10, 30], pending: true },
  { mark: '2', label: '2', values: [20, 40] },
];

describe('the drawing of a chart', () => {
  it('stands bars on each other, outlines apart from what is in hand', () => {
    expect(plotShapes({ series: [bar('a'), bar('b')], points }, 100)).toEqual([
      { series: 0, look: 'bar', d: 'M1.15 100V80h0.7V100z' },
      { series: 0, look: 'pending', d: 'M0.15 100V90h0.7V100z' },
      { series: 1, look: 'bar', d: 'M1.15 80V40h0.7V80z' },
      { series: 1, look: 'pending', d: 'M0.15 90V60h0.7V90z' },
    ]);
    expect(markerHeight({ series: [bar('a'), bar('b')], points }, 1, 100)).toBe(0.6);
  });

  it('draws an area under its line, and lines above everything', () => {
    const series = [
      { name: 'a', draw: 'line' as const },
      { name: 'b', draw: 'area' as const },
    ];
    expect(plotShapes({ series, points }, 100)).toEqual([
      { series: 1, look: 'area', d: 'M0.5,70L1.5,60L1.5,100L0.5,100Z' },
      { series: 0, look: 'line', d: 'M0.5,90L1.5,80' },
      { series: 1, look: 'line', d: 'M0.5,70L1.5,60' },
    ]);
  });

  it('breaks a line where its series has nothing', () => {
    const gap = [1, null, 3, 4].map((value, at) => ({ mark: `${at}`, label: '', values: [value] }));
    const [line] = plotShapes({ series: [{ name: 'a', draw: 'line' }], points: gap }, 4);
    expect(line?.d).toBe('M0.5,75ZM2.5,25L3.5,0');
  });
});
