import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SERVER = `
const { createElement } = require('react');
const page = () => Promise.resolve({ Component: () => createElement('h1') });
exports.routes = [
  { path: '/', lazy: page, handle: { chunk: 'home', layout: 'default', cityVariant: true } },
  { path: '/loans/:id', lazy: { Component: () => page().then((it) => it.Component) }, handle: { chunk: 'loan', layout: 'simple' } },
];
`;

export const FIXTURE_FILES = {
  'package.json': JSON.stringify({ name: '@team/mfe-fixture', version: '1.2.3' }),
  'node_modules/react/index.js': 'exports.createElement = (type) => ({ type });',
  'dist/build.json': JSON.stringify({
    global: 'mfe_fixture',
    expose: './remote',
    clientEntry: 'remoteEntry.js',
    serverEntry: 'remote.cjs',
    shared: { react: '^19.0.0' },
    uses: { react: ['createElement'] },
    cssScope: 'fx1_',
  }),
  'dist/client/chunks.json': JSON.stringify({ loan: ['loan.js', 'css/loan.css'], home: ['home.js'] }),
  'dist/client/remoteEntry.js': 'var mfe_fixture;',
  'dist/client/home.js': '"home"',
  'dist/client/loan.js': '"loan"',
  'dist/client/css/loan.css': '.fx1_loan{margin:0}',
  'dist/server/remote.cjs': SERVER,
} satisfies Record<string, string>;

const folders: string[] = [];

/** Writes a built remote to a new temporary folder and returns its path; `changes` replace or add files. */
export async function writeFixtureRemote(changes: Record<string, string> = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'mfe-fixture-'));
  folders.push(dir);
  for (const [path, text] of Object.entries({ ...FIXTURE_FILES, ...changes })) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}

/** Removes what the tests of this file have written. */
export async function removeFixtureRemotes(): Promise<void> {
  await Promise.all(folders.splice(0).map((dir) => rm(dir, { recursive: true })));
}
