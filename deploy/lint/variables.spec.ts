import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { API_VARIABLES, SHELL_VARIABLES } from '@polden/api-contract';
import { CHECKOUT } from '../local/folders.ts';
import { START_VARIABLES } from '../local/platform/environment.ts';

interface Row {
  /** `S3_…` stands for all that begin so, `BRAND_LOAN_PAGE_1`…`3` for the numbers. */
  names: string[];
  process: string;
}

const README = readFileSync(join(CHECKOUT, 'README.md'), 'utf8');
const [, TABLE = ''] = README.split('\n## Configuration\n');
const ROWS: Row[] = [...TABLE.matchAll(/^\| (`[^|]*) \| ([^|]*) \|/gm)].map(
  ([, cell = '', process = '']) => ({
    names: withNumbers(cell),
    process: process.trim().replaceAll('`', ''),
  }),
);
const LISTS: Record<string, readonly string[]> = {
  API: API_VARIABLES,
  shell: SHELL_VARIABLES,
  both: API_VARIABLES.filter((name) => SHELL_VARIABLES.includes(name)),
  'npm start': START_VARIABLES,
};

function withNumbers(cell: string): string[] {
  const [, start, first, last] = /`([A-Z_]+)(\d)`…`(\d)`/.exec(cell) ?? [];
  const numbered = Array.from(
    { length: Number(last ?? -1) - Number(first ?? 0) + 1 },
    (_, index) => `${start ?? ''}${Number(first) + index}`,
  );
  const names = [...cell.matchAll(/`([A-Z][A-Z\d_]+…?)`/g)].map(([, name = '']) => name);
  return [...new Set([...names, ...numbered])];
}

const isIn = (names: readonly string[], name: string) =>
  names.some((each) => each === name || (each.endsWith('…') && name.startsWith(each.slice(0, -1))));

it.each(['API', 'shell'])('tells in the README of every variable that the %s reads', (process) => {
  const told = ROWS.filter((row) => [process, 'both'].includes(row.process)).flatMap(({ names }) => names);
  expect(LISTS[process]?.filter((name) => !isIn(told, name))).toEqual([]);
});

it('tells of no variable that nobody reads', () => {
  const strange = ROWS.flatMap(({ names, process }) => {
    const list = LISTS[process];
    if (list === undefined) return [];
    return names.filter((name) => !list.some((each) => isIn([name], each)));
  });
  expect(strange).toEqual([]);
});
