import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  CanaryRelease,
  MappedRemote,
  ReleaseManifest,
  ReleaseMap,
  ReleaseRoute,
  RouteHandle,
  SideRelease,
} from '@polden/mfe-contract';
import { integrityOf } from '@polden/mfe-release';
import { evaluateRemote } from '../server/releases/evaluate-remote.ts';

export interface FixtureRelease {
  /** Default mfe-test. */
  name?: string;
  version: string;
  /** CommonJS text of the server entry. */
  server: string;
  paths?: string[];
  /** What the manifest claims; default: `paths` and all that the code has, as the code has it. */
  routes?: ReleaseRoute[];
  /** Further chunks of the client half, and their files. */
  chunks?: Record<string, string[]>;
}

export const ENVIRONMENT = 'test';
const HANDLE: RouteHandle = { chunk: 'test', layout: 'simple' };

/** CommonJS text of a remote with one page, whose component renders `text`; `more` are further fields of the route. */
export function pageWith(text: string, more = '', route = '/test'): string {
  return `const { jsx } = require('react/jsx-runtime');
exports.routes = [{ path: ${JSON.stringify(route)}, handle: { chunk: 'test', layout: 'simple' }, Component: () => jsx('h1', { children: ${JSON.stringify(text)} }), ${more} }];`;
}

/** Writes a release into an artifact folder, as the registry would, and says how a map names it. */
export async function writeRelease(
  artifactsDir: string,
  { name = 'mfe-test', version, server, paths = ['/test'], routes, chunks = {} }: FixtureRelease,
): Promise<SideRelease> {
  const folder = path.join(artifactsDir, name, version);
  const global = name.replaceAll('-', '_');
  const handles = handlesIn(server);
  const files = {
    'client/remoteEntry.js': `var ${global};`,
    'server/remote.cjs': server,
    ...Object.fromEntries(Object.values(chunks).flatMap((of) => of.map((file) => [file, `/* ${file} */`]))),
  };
  const manifest: ReleaseManifest = {
    schema: 1,
    name,
    version,
    commit: 'unknown',
    client: { entry: 'client/remoteEntry.js', global, expose: './remote' },
    server: { entry: 'server/remote.cjs' },
    routes:
      routes ??
      [...new Set([...paths, ...handles.keys()])].map((route) => ({
        path: route,
        ...(handles.get(route) ?? HANDLE),
      })),
    chunks: { test: ['client/remoteEntry.js'], ...chunks },
    shared: {},
    uses: {},
    cssScope: 'test_',
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
  };
  const text = JSON.stringify(manifest);
  for (const [file, content] of [...Object.entries(files), ['release.json', text] as const]) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return {
    pin: { version, base: `/mfe/${name}/${version}/`, integrity: integrityOf(text) },
    routes: paths.map((route) => ({ path: route, layout: 'simple' })),
  };
}

/** What packing would find: the handle of each page. Nothing in code that does not run. */
function handlesIn(server: string): Map<string, RouteHandle> {
  if (server.includes('for (;;)')) return new Map();
  try {
    const { routes, end } = evaluateRemote(server, 'fixture.cjs');
    end();
    return new Map(routes.map(({ path: route, handle }) => [route, handle]));
  } catch {
    return new Map();
  }
}

/** How a map names a remote that was moved to a release at `since`. */
export function mapped(
  { pin, routes }: SideRelease,
  since: number,
  more: Partial<MappedRemote> = {},
): MappedRemote {
  return { kind: 'primary', stable: pin, routes, since, ...more };
}

/** A canary of `share` in 10,000 visitors. */
export function canaryOf(release: SideRelease, share: number): CanaryRelease {
  return { ...release, share, salt: 'salt' };
}

export function mapOfRemotes(sequence: number, remotes: Record<string, MappedRemote>): ReleaseMap {
  return { schema: 1, environment: ENVIRONMENT, sequence, issuedAt: '2026-11-20T00:00:00.000Z', remotes };
}

/** A map of `mfe-test` alone, moved to the release by the map itself. */
export function mapOf(sequence: number, release: SideRelease, more: Partial<MappedRemote> = {}): ReleaseMap {
  return mapOfRemotes(sequence, { 'mfe-test': mapped(release, sequence, more) });
}
