import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HEADING = /^([^:\n]+): (\d+) files$/m;
const FILE = /^- `([^`]+)`: \S/gm;

const [, ...sections] = readFileSync(path.join(ROOT, 'docs/walks.md'), 'utf8').split(/^## /m);
const walks = sections.map((text) => {
  const [, name = '', count] = HEADING.exec(text) ?? [];
  const files = [...text.matchAll(FILE)].map(([, file = '']) => file);
  return { name, count: Number(count), lines: [...text.matchAll(/^- /gm)].length, files };
});

it('docs/walks.md has the four walks', () => {
  expect(walks.map(({ name }) => name)).toEqual(['Page request', 'Lead', 'Article', 'Release']);
});

describe.each(walks)('the walk «$name» of docs/walks.md', ({ count, lines, files }) => {
  it('names files that exist', () => {
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('names no file twice', () => {
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });

  it('counts its lines in the heading', () => {
    expect(files).toHaveLength(count);
    expect(lines).toBe(count);
  });
});
