import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const SRC = join(import.meta.dirname, '../src');
/** A font face with a cut file, and its characters. */
const CUT_FACE = /url\('\.\/fonts\/golos-(\w+)\.woff2'\)[^}]*unicode-range:([^;]+);/gu;
/** From which file of the package each is cut. */
const SOURCES: Record<string, string> = {
  russian: 'cyrillic',
  letters: 'latin',
  figures: 'latin',
  rouble: 'latin-ext',
};

/** `npm run fonts -w @polden/ui`: cuts the files of `src/fonts`, with the characters that `src/styles.css` gives to each. */
const { resolve } = createRequire(import.meta.url);
for (const [, name = '', ranges = ''] of readFileSync(join(SRC, 'styles.css'), 'utf8').matchAll(CUT_FACE)) {
  const whole = `@fontsource-variable/golos-text/files/golos-text-${SOURCES[name]}-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(resolve(whole)), charactersOf(ranges), {
    targetFormat: 'woff2',
  });
  writeFileSync(join(SRC, `fonts/golos-${name}.woff2`), font);
  console.log(`golos-${name}.woff2: ${font.length} bytes`);
}

/** @param ranges as `unicode-range` has them: `U+0401, U+0410-044F` */
function charactersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)]
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
