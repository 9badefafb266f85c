import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const STYLES = `${import.meta.dirname}/styles.css`;
const TEXT = 4.5;
const GRAPHICS = 3;
const GROUNDS = ['paper', 'surface', 'sunken'];

/** What is written or drawn, on which grounds, at which least ratio (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: [front: string, grounds: string[], ratio: number][] = [
  ['ink', [...GROUNDS, 'brand-wash', 'noon-wash', 'selection'], TEXT],
  ['ink', ['success-wash', 'warning-wash', 'error-wash', 'info-wash'], TEXT],
  ['ink-soft', [...GROUNDS, 'brand-wash'], TEXT],
  ['brand', [...GROUNDS, 'brand-wash', 'noon-wash'], TEXT],
  ['brand-strong', [...GROUNDS, 'brand-wash'], TEXT],
  ['error', [...GROUNDS, 'error-wash'], TEXT],
  ['success', [...GROUNDS, 'success-wash'], TEXT],
  ['warning', [...GROUNDS, 'warning-wash'], TEXT],
  ['info', [...GROUNDS, 'info-wash'], TEXT],
  ['on-noon', ['noon', 'noon-hover', 'noon-active'], TEXT],
  ['on-deep', ['deep'], TEXT],
  ['on-deep-soft', ['deep'], TEXT],
  ['surface', ['brand', 'brand-strong'], TEXT],
  ['line-strong', GROUNDS, GRAPHICS],
  ['focus', [...GROUNDS, 'error-wash'], GRAPHICS],
];

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  const colours = readColours(theme);

  it.each(PAIRS.flatMap(([front, grounds, ratio]) => grounds.map((ground) => ({ front, ground, ratio }))))(
    '$front reads on $ground at $ratio : 1',
    ({ front, ground, ratio }) => {
      expect(contrast(luminance(colours, front), luminance(colours, ground))).toBeGreaterThanOrEqual(ratio);
    },
  );

  it('shows where the primary button is, by its fill or its edge', () => {
    const shapes = ['noon', 'noon-edge'].map((name) => luminance(colours, name));
    for (const ground of GROUNDS) {
      const ratios = shapes.map((shape) => contrast(shape, luminance(colours, ground)));
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });
});

describe('where the system sets the colours', () => {
  const cwd = `${import.meta.dirname}/../../..`;
  const sheets = [
    '{shell,mfe-content,mfe-investor,mfe-lending}/src/**/*.module.css',
    'libs/*/src/**/*.module.css',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd }))
    .map((path) => readFileSync(`${cwd}/${path}`, 'utf8'));

  it('keeps what is said by the sun and by what is chosen, in colours of the system', () => {
    const [, forced = ''] =
      /@media \(forced-colors: active\) \{\s*:root \{([^}]*)\}/.exec(readFileSync(STYLES, 'utf8')) ?? [];
    const colours = Object.fromEntries(
      [...forced.matchAll(/--color-([\w-]+): (\w+);/g)].map(([, name = '', colour = '']) => [name, colour]),
    );
    expect(colours).toEqual({ noon: 'Highlight', chosen: 'Highlight', 'line-strong': 'CanvasText' });
  });

  it('paints what is chosen in one of them, in every sheet', () => {
    const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)]);
    const chosen = rules.filter(([, selector = '']) => /aria-current|data-current|'here'/.test(selector));
    expect(chosen.length).toBeGreaterThan(10);
    for (const [rule] of chosen) {
      if (/(background|border[\w-]*): var/.test(rule))
        expect(rule).toMatch(/--color-(chosen|noon|brand-wash)\b/);
    }
  });

  it('takes no outline of the focus for a shadow, which would be left out', () => {
    for (const sheet of sheets) expect(sheet).not.toMatch(/box-shadow: 0 0 0 2px var\(--color-focus\)/);
  });
});

/** Token name → six hex digits, from the style sheet that the site loads. */
function readColours(theme: 'light' | 'dark'): Map<string, string> {
  const sheet = readFileSync(STYLES, 'utf8');
  const tokens = sheet.matchAll(/--color-([\w-]+): light-dark\(#(\w{6}), #(\w{6})\)/g);
  return new Map(
    [...tokens].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]),
  );
}

function luminance(colours: Map<string, string>, name: string): number {
  const hex = colours.get(name);
  if (hex === undefined) throw new Error(`styles.css has no --color-${name}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
