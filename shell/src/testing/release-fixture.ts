import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MappedRemote, ReleaseManifest, ReleaseMap } from '@polden/mfe-contract';
import { integrityOf } from '@polden/mfe-release';

export interface FixtureRelease {
  version: string;
  /** CommonJS text of the server entry. */
  server: string;
  paths?: string[];
}

/** CommonJS text of a remote with one page at `/test`, whose component renders `text`. */
export function pageWith(text: string, more = ''): string {
  return `const { jsx } = require('react/jsx-runtime');
exports.routes = [{ path: '/test', handle: { chunk: 'test', layout: 'simple' }, Component: () => jsx('h1', { children: ${JSON.stringify(text)} }), ${more} }];`;
}

/** Writes a release of the remote `mfe-test` into an artifact folder, as the registry would, and says how a map names it. */
export async function writeRelease(
  artifactsDir: string,
  { version, server, paths = ['/test'] }: FixtureRelease,
): Promise<MappedRemote> {
  const folder = path.join(artifactsDir, 'mfe-test', version);
  const files = { 'client/remoteEntry.js': 'var mfe_test;', 'server/remote.cjs': server };
  const manifest: ReleaseManifest = {
    schema: 1,
    name: 'mfe-test',
    version,
    commit: 'unknown',
    client: { entry: 'client/remoteEntry.js', global: 'mfe_test', expose: './remote' },
    server: { entry: 'server/remote.cjs' },
    routes: paths.map((route) => ({ path: route, chunk: 'test', layout: 'simple' })),
    chunks: { test: ['client/remoteEntry.js'] },
    shared: {},
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
  };
  const text = JSON.stringify(manifest);
  for (const [file, content] of [...Object.entries(files), ['release.json', text] as const]) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return {
    kind: 'primary',
    stable: { version, base: `/mfe/mfe-test/${version}/`, integrity: integrityOf(text) },
    routes: paths.map((route) => ({ path: route, layout: 'simple' })),
  };
}

export function mapOf(sequence: number, remote: MappedRemote): ReleaseMap {
  return {
    schema: 1,
    environment: 'test',
    sequence,
    issuedAt: '2026-11-20T00:00:00.000Z',
    remotes: { 'mfe-test': remote },
  };
}
