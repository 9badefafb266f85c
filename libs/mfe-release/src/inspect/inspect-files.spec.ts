import { expect, it } from '@jest/globals';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { cssScopeOf } from '../css-scope.ts';
import { integrityOf } from '../integrity.ts';
import { inspectFiles } from './inspect-files.ts';

const ENTRY = 'client/remoteEntry.js';
const TABLE = 'client/integrity.a1b2c3d4.json';
const PAGE = 'globalThis.page = 1;';
const LISTED = JSON.stringify({ 'page.js': integrityOf(PAGE) });

function problemsOf(entry: string, table: string | null) {
  const texts: Record<string, string> = {
    [ENTRY]: entry,
    'client/page.js': PAGE,
    'server/remote.cjs': 'exports.routes = [];',
    ...(table === null ? {} : { [TABLE]: table }),
  };
  const manifest = {
    name: 'mfe-first',
    cssScope: cssScopeOf('mfe-first'),
    client: { entry: ENTRY },
    server: { entry: 'server/remote.cjs' },
    shared: {},
    routes: [],
    chunks: {},
    files: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, integrityOf(text)])),
  } as unknown as ReleaseManifest;
  const bytes = Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]);
  return inspectFiles(manifest, Object.fromEntries(bytes), 100_000);
}

const refused = [expect.objectContaining({ refusal: 'no-integrity' })];

it('takes an entry that names the hashes of its files', () => {
  expect(problemsOf(LISTED, null)).toEqual([]);
});

it('takes an entry that names the hash of a table of them', () => {
  expect(problemsOf(integrityOf(LISTED), LISTED)).toEqual([]);
});

it('refuses a table that the entry does not pin', () => {
  expect(problemsOf('start()', LISTED)).toEqual(refused);
});

it('refuses a pinned table in which a file is missing', () => {
  expect(problemsOf(integrityOf('{}'), '{}')).toEqual(refused);
});
