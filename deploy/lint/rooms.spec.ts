import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** `from './other.ts'`, `import('./other.ts')`, also behind a comment for the bundler. */
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?)'(\.{1,2}\/[^']+)'/g;

/** Houses whose rooms are their folders, and the files beside those. */
const HOUSES = [
  'services/api/src/core',
  'services/api/src/content',
  'services/api/src/leads',
  'services/api/src/releases',
  'mfe-admin/src/features',
  'mfe-content/src/features',
  'mfe-investor/src/features',
  'mfe-lending/src/features',
  'shell/src',
  'shell/src/app',
  'shell/src/client',
  'shell/src/server',
  'shell/src/server/pages',
];

/** The engine of the content beside its rooms calls them and is called by them. */
const ONLY_FOLDERS = ['services/api/src/content'];

/** Each room with those that its code imports from. A module of Nest beside the rooms wires them and is no room. */
function importsOfRooms(house: string): Map<string, Set<string>> {
  const files = readdirSync(path.join(ROOT, house), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/spec\.tsx?$|(^|\/)testing\//.test(file),
  );
  const isInRoom = (file: string) =>
    file.includes('/') || !(ONLY_FOLDERS.includes(house) || file.endsWith('.module.ts'));
  const imports = new Map<string, Set<string>>();
  for (const file of files.filter(isInRoom)) {
    const code = readFileSync(path.join(ROOT, house, file), 'utf8');
    const targets = [...code.matchAll(IMPORT)]
      .map(([, target = '']) => path.join(path.dirname(file), target))
      .filter((target) => !target.startsWith('..') && isInRoom(target))
      .map(roomOf);
    const room = roomOf(file);
    const known = imports.get(room) ?? new Set();
    imports.set(room, new Set([...known, ...targets.filter((target) => target !== room)]));
  }
  return imports;
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

/** The rooms that are entered on the way from one room back to it; empty when no way leads back. */
function wayBack(imports: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] {
  const seen = new Set<string>();
  const find = (room: string): string[] => {
    for (const next of imports.get(room) ?? []) {
      if (next === start) return [room, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const way = find(next);
      if (way.length > 0) return [room, ...way];
    }
    return [];
  };
  return find(start);
}

describe.each(HOUSES)('rooms of %s', (house) => {
  it('have no way back into each other', () => {
    const imports = importsOfRooms(house);
    expect(imports.size).toBeGreaterThan(1);
    const circles = [...imports.keys()].map((room) => wayBack(imports, room).join(' → '));
    expect(circles.filter(Boolean)).toEqual([]);
  });
});

it('a way back is found', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
  ]);
  expect(wayBack(imports, 'a')).toEqual(['a', 'b', 'c', 'a']);
  expect(wayBack(new Map([['a', new Set(['b'])]]), 'a')).toEqual([]);
});
