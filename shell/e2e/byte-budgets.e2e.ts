import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { CHECKOUT } from './support/platform.ts';

const CLIENT = join(CHECKOUT, 'shell/dist/client');
const KIB = 1024;

/** What the shell brings with a first page, as chunks of its build; the aim is 108 for a bare page: 115 with its remote. */
const BUDGETS = [
  { page: 'a page with its own header', chunks: ['main', 'idle'], scripts: 122, styles: 5, files: 3 },
  {
    page: 'a page of the site',
    chunks: ['main', 'layout-site', 'state', 'idle', 'toasts'],
    scripts: 140,
    styles: 11,
    files: 8,
  },
];

const chunks = JSON.parse(readFileSync(join(CLIENT, 'chunks.json'), 'utf8')) as Record<string, string[]>;

function kibibytes(files: readonly string[], ending: string): number {
  const sizes = files
    .filter((file) => file.endsWith(ending))
    .map((file) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / KIB;
}

for (const { page, chunks: names, scripts, styles, files: most } of BUDGETS) {
  test(`${page} brings no more than it may @any-width`, () => {
    for (const name of names) expect(chunks[name], name).toBeDefined();
    const files = names.flatMap((name) => chunks[name] ?? []);
    expect(kibibytes(files, '.js')).toBeLessThan(scripts);
    expect(kibibytes(files, '.css')).toBeLessThan(styles);
    expect(files.length).toBeLessThanOrEqual(most);
  });
}
