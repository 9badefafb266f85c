import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const API = path.resolve(import.meta.dirname, '../../services/api/src');
/** Endings by which a reader looks for a file. */
const NAMED = /\.(controller|guard|interceptor|module|pipe|reader|service|worker)\.ts$/;

function exportsOf(file: string): string[] {
  const code = readFileSync(path.join(API, file), 'utf8');
  return [...code.matchAll(/^export (?:abstract )?(?:class|function|const) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/spec\.ts$|(^|\/)testing\//.test(file),
);

it('a file with an ending holds what the ending says', () => {
  const named = files.filter((file) => NAMED.test(file));
  expect(named.length).toBeGreaterThan(100);
  const others = named.filter((file) => {
    const ending = NAMED.exec(file)?.[1] ?? '';
    return !exportsOf(file).some((name) => name.toLowerCase().endsWith(ending));
  });
  expect(others).toEqual([]);
});

it('a service stands in a file with that ending', () => {
  const hidden = files.filter(
    (file) => !NAMED.test(file) && exportsOf(file).some((name) => /Service$/.test(name)),
  );
  expect(hidden).toEqual([]);
});
