import type { Refusal } from './inspect/problem.ts';
import type {
  LayoutName,
  NestedRoute,
  ReleaseManifest,
  ReleaseRoute,
  ShellManifest,
} from '@polden/mfe-contract';
import { valid } from 'semver';
import { wrongFact } from './route-handle.ts';
import { tooManyRoutes } from './route-limits.ts';

const NAME = /^[a-z][a-z0-9-]{1,40}$/;
/** A version names a folder and stands in addresses, where a `+` is a space to some readers. */
const MAX_VERSION_LENGTH = 64;
export const VERSION_RULE = `a version is like 1.4.0 or 1.4.0-rc.1: without +build, at most ${MAX_VERSION_LENGTH} characters`;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const FILE = /^(client|server)\/[A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*$/;
const GLOBAL = /^[A-Za-z_$][A-Za-z0-9_$]{0,80}$/;
const CSS_SCOPE = /^[a-z][a-z0-9]{1,20}_$/;
/**
 * `*` stands for the rest of an address: in the middle of a pattern every reader takes it for something else. A `?` makes a
 * segment optional at its end alone, and the router compares addresses decoded: an escape matches none.
 */
const ROUTE_PATH = /^\/$|^(?=\/)(\/[A-Za-z0-9._~:{}-]+\??)*(\/\*)?$/;
/** What the shell and the router call routes of their own. */
const SHELL_ID = /^(shell|page-rule|not-found|pages|layout|remote|down)(:|$)|^\d/;
/** A comparison with a version takes longer the longer the range is. */
const MAX_RANGE_LENGTH = 200;
const LAYOUTS: Record<LayoutName, true> = {
  default: true,
  'default-no-seo': true,
  lite: true,
  'lite-ab': true,
  login: true,
  minimal: true,
  simple: true,
  bare: true,
};

export class ManifestError extends Error {
  readonly refusal: Refusal;

  constructor(message: string, refusal: Refusal = 'manifest', options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}

/** True for a path that stays inside the release folder. */
export function isReleaseFile(path: string): boolean {
  return FILE.test(path) && !hasDotSegment(path);
}

export function isReleaseName(name: string): boolean {
  return NAME.test(name);
}

export function isReleaseVersion(version: string): boolean {
  return version.length <= MAX_VERSION_LENGTH && valid(version) === version;
}

/** Reads the text of a release.json that is to be taken; throws ManifestError with the reason when it is not one. */
export function parseManifest(text: string): ReleaseManifest {
  const manifest = parseTakenManifest(text);
  for (const { path, ...said } of manifest.routes) {
    const wrong = wrongFact(said);
    expect(wrong === null, `${wrong ?? ''} of ${path} is not what a page may say of itself`);
  }
  return manifest;
}

/** The same for who reads what was taken: its pages may say of themselves what this reader is too old, or too new, for. */
export function parseTakenManifest(text: string): ReleaseManifest {
  const manifest = readJson(text);
  const { name, version, client, server, routes, chunks, shared, files } = manifest;
  expect(manifest['schema'] === 1, 'schema is not 1');
  expect(typeof name === 'string' && isReleaseName(name), 'name is not kebab-case');
  expect(typeof version === 'string' && isReleaseVersion(version), VERSION_RULE);
  expect(typeof manifest['commit'] === 'string', 'commit is missing');
  expect(isRecord(files) && isRecord(chunks) && isRecord(shared), 'files, chunks or shared is missing');
  expectFiles(files);
  const isHashed = (path: unknown) => typeof path === 'string' && Object.hasOwn(files, path);
  expect(isRecord(client) && isHashed(client['entry']), 'client entry is not among the files');
  expect(
    typeof client['global'] === 'string' && GLOBAL.test(client['global']),
    'client global is not a name',
  );
  expect(client['expose'] === './remote', 'client does not expose ./remote');
  expect(isRecord(server) && isHashed(server['entry']), 'server entry is not among the files');
  for (const [chunk, paths] of Object.entries(chunks)) {
    expect(Array.isArray(paths) && paths.every(isHashed), `chunk ${chunk} names a file without a hash`);
  }
  for (const [dependency, range] of Object.entries(shared)) {
    expect(
      typeof range === 'string' && range.length <= MAX_RANGE_LENGTH,
      `no version range for ${dependency}`,
    );
  }
  const { uses, cssScope } = manifest;
  expect(
    isRecord(uses) && Object.values(uses).every(isStringArray),
    'uses is missing: build the remote again',
  );
  expect(
    typeof cssScope === 'string' && CSS_SCOPE.test(cssScope),
    'cssScope is missing: build the remote again',
  );
  expect(Array.isArray(routes) && routes.length > 0, 'no routes', 'routes-missing');
  routes.forEach((route) => expectRoute(route, chunks));
  expectCheapRoutes(routes as ReleaseRoute[]);
  expectOwnIds(routeIdsOf(routes as ReleaseRoute[]));
  return manifest as unknown as ReleaseManifest;
}

/** Reads the text of a shell's release.json; throws ManifestError with the reason when it is not one. */
export function parseShellManifest(text: string): ShellManifest {
  const manifest = readJson(text);
  const { name, version, shared, exports, routes, files } = manifest;
  expect(manifest['schema'] === 1, 'schema is not 1');
  expect(name === 'shell', 'name is not shell');
  expect(typeof version === 'string' && isReleaseVersion(version), VERSION_RULE);
  expect(typeof manifest['commit'] === 'string', 'commit is missing');
  expect(isRecord(files), 'files is missing');
  expectFiles(files);
  expect(
    isRecord(shared) && Object.values(shared).every((it) => typeof it === 'string' && isReleaseVersion(it)),
    'shared does not give a version of each package',
  );
  expect(isRecord(exports) && Object.values(exports).every(isStringArray), 'exports is missing');
  expect(isStringArray(routes), 'routes is missing');
  expectCheapRoutes(routes.map((path) => ({ path })));
  return manifest as unknown as ShellManifest;
}

/** Name that a release.json gives itself; null when it is none. */
export function nameOfManifest(text: string): string | null {
  try {
    const { name } = readJson(text);
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

function expectFiles(files: Record<string, unknown>): void {
  for (const [path, hash] of Object.entries(files)) {
    expect(isReleaseFile(path), `path outside the release: ${path}`, 'path');
    expect(typeof hash === 'string' && INTEGRITY.test(hash), `no SHA-384 for ${path}`);
  }
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((it) => typeof it === 'string');
}

function expectRoute(route: unknown, chunks: Record<string, unknown>): void {
  expect(isRecord(route), 'a route is not an object');
  const { path, layout, chunk } = route;
  expect(typeof path === 'string' && ROUTE_PATH.test(path), `not an absolute route path: ${shortened(path)}`);
  expect(!hasDotSegment(path), `not an absolute route path: ${path}`);
  expect(typeof layout === 'string' && Object.hasOwn(LAYOUTS, layout), `unknown layout of ${path}`);
  expectParts(route, path);
  const isBuilt = typeof chunk === 'string' && Object.hasOwn(chunks, chunk);
  expect(isBuilt, `${path} names the chunk ${String(chunk)}, which the client build does not have`);
}

/** The gate and the router compare the paths of every release with those of all others. */
function expectCheapRoutes(routes: readonly NestedRoute[]): void {
  const problem = tooManyRoutes(routes);
  expect(problem === null, problem ?? '');
}

/** Depth of routes below a page: a manifest is read by everybody. */
const MAX_NESTING = 8;

function expectParts(route: Record<string, unknown>, place: string, depth = 0): void {
  const { loads, acts, nested = [] } = route;
  const isKnown = [loads, acts].every((it) => it === undefined || typeof it === 'boolean');
  expect(isKnown, `loads or acts of ${place} is not true or false`);
  expect(Array.isArray(nested) && depth <= MAX_NESTING, `nested of ${place} is not a list of routes`);
  for (const child of nested) {
    expect(isRecord(child), `a route below ${place} is not an object`);
    const { path, id, index } = child;
    expect(path === undefined || typeof path === 'string', `a route below ${place} has no path of text`);
    expect(index === undefined || index === true, `index of a route below ${place} is not true`);
    expect(id === undefined || typeof id === 'string', `a route below ${place} has no id of text`);
    expectParts(child, `${place} ${path ?? ''}`, depth + 1);
  }
}

/** Ids that the routes below the pages of a release give themselves, in their order. */
export function routeIdsOf(routes: readonly NestedRoute[]): string[] {
  return routes.flatMap(({ nested = [] }) =>
    nested.flatMap((child) => [...(child.id === undefined ? [] : [child.id]), ...routeIdsOf([child])]),
  );
}

/** One router has the routes of the whole site: an id stands for one of them. */
function expectOwnIds(ids: readonly string[]): void {
  const seen = new Set<string>();
  const twice = ids.find((id) => seen.size === seen.add(id).size);
  expect(twice === undefined, `two routes have the id ${twice ?? ''}: give each its own`, 'route-id');
  const reserved = ids.find((id) => SHELL_ID.test(id));
  expect(
    reserved === undefined,
    `the id ${reserved ?? ''} is the shell's: begin it with the name of the remote`,
    'route-id',
  );
}

/** A message is read by people. */
function shortened(value: unknown): string {
  return String(value).slice(0, 200);
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((part) => part === '..' || part === '.');
}

function readJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ManifestError('release.json is not JSON');
  }
  expect(isRecord(value), 'release.json is not an object');
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expect(condition: boolean, reason: string, refusal?: Refusal): asserts condition {
  if (!condition) throw new ManifestError(reason, refusal);
}
