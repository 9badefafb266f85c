import type { ReleaseManifest } from '@polden/mfe-contract';

const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const FILE = /^(client|server)\/[A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*$/;

export class ManifestError extends Error {}

/** True for a path that stays inside the release folder. */
export function isReleaseFile(path: string): boolean {
  return FILE.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}

export function isReleaseName(name: string): boolean {
  return NAME.test(name);
}

export function isReleaseVersion(version: string): boolean {
  return VERSION.test(version);
}

/** Reads the text of a release.json; throws ManifestError with the reason when it is not one. */
export function parseManifest(text: string): ReleaseManifest {
  const manifest = readJson(text);
  const { files, routes, chunks } = manifest;
  expect(manifest.schema === 1, 'schema is not 1');
  expect(typeof manifest.name === 'string' && isReleaseName(manifest.name), 'name is not kebab-case');
  expect(typeof manifest.version === 'string' && isReleaseVersion(manifest.version), 'version is not semver');
  expect(isRecord(files) && isRecord(chunks) && isRecord(manifest.shared), 'files, chunks or shared is missing');
  for (const [path, hash] of Object.entries(files)) {
    expect(isReleaseFile(path), `path outside the release: ${path}`);
    expect(typeof hash === 'string' && INTEGRITY.test(hash), `no SHA-384 for ${path}`);
  }
  const hashed = (path: unknown) => typeof path === 'string' && Object.hasOwn(files, path);
  expect(isRecord(manifest.client) && hashed(manifest.client['entry']), 'client entry is not among the files');
  expect(isRecord(manifest.server) && hashed(manifest.server['entry']), 'server entry is not among the files');
  expect(Array.isArray(routes) && routes.length > 0, 'no routes');
  expect(Object.values(chunks).flat().every(hashed), 'a chunk names a file without a hash');
  return manifest as unknown as ReleaseManifest;
}

function readJson(text: string): Record<string, unknown> & { files: Record<string, unknown>; routes: unknown[]; chunks: Record<string, unknown> } {
  try {
    return JSON.parse(text);
  } catch {
    throw new ManifestError('release.json is not JSON');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expect(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new ManifestError(reason);
}
