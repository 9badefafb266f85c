import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ReleaseManifest, ReleaseRoute } from '@polden/mfe-contract';
import { integrityOf } from '../integrity.ts';
import { parseManifest } from '../manifest.ts';
import { MANIFEST_FILE, mostBytesOf, RELEASE_FOLDER, tooLarge } from '../release-files.ts';
import { foreignRequires } from '../server-requires.ts';
import { STALE_COPIES, staleCopies } from '../stale-copies.ts';
import { readBuildOutput, type BuildOutput } from './build-output.ts';
import { PackError } from './pack-error.ts';
import { localVersion, readCommit, readPackage } from './package-facts.ts';
import { preflight } from './preflight.ts';

export interface PackOptions {
  /**
   * 'content' appends `-local.<12 hex of the content's hash>` to the version: a changed build gets its own version, an
   * unchanged one keeps it in any commit.
   */
  versionSuffix?: 'content' | undefined;
  /** Milliseconds that the server bundle has to start and load its pages. Default 15,000. */
  timeoutMs?: number | undefined;
}

export interface PackedRelease {
  /** Absolute path of the release folder. */
  dir: string;
  manifest: ReleaseManifest;
  /** sha384-… of release.json. */
  integrity: string;
}

/**
 * Makes `release/{client,server,release.json}` of a built remote; equal input gives equal bytes.
 * Throws PackError or ManifestError with the reason.
 */
export async function packRelease(dir: string, options: PackOptions = {}): Promise<PackedRelease> {
  const root = resolve(dir);
  const identity = await readPackage(root);
  const build = await readBuildOutput(root);
  expectSameVersion(identity.version, build.version);
  const [large] = [...build.files].filter(([path, bytes]) => bytes.length > mostBytesOf(path));
  if (large) throw new PackError(tooLarge(large[0]));
  const routes = await readRoutes(root, build, options.timeoutMs ?? 15_000);
  const content = describe(build, routes);
  const manifest: ReleaseManifest =
    options.versionSuffix === 'content'
      ? {
          schema: 1,
          ...identity,
          version: contentVersion(identity.version, content),
          commit: 'unknown',
          ...content,
        }
      : { schema: 1, ...identity, commit: await readCommit(root), ...content };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  parseManifest(text);
  const target = join(root, RELEASE_FOLDER);
  await writeRelease(root, target, new Map([...build.files, [MANIFEST_FILE, Buffer.from(text)]]));
  return { dir: target, manifest, integrity: integrityOf(text) };
}

/** The version of the package is raised first and built then. */
function expectSameVersion(version: string, built: string | undefined): void {
  if (built === undefined || built === version) return;
  throw new PackError(`dist was built as ${built}, and package.json says ${version}: build the remote again`);
}

type Content = Omit<ReleaseManifest, 'schema' | 'name' | 'version' | 'commit'>;

async function readRoutes(root: string, build: BuildOutput, timeoutMs: number): Promise<ReleaseRoute[]> {
  const entry = build.files.get(`server/${build.serverEntry}`);
  if (!entry) throw new PackError(`No ${build.serverEntry} in dist/server: build the remote again`);
  const code = entry.toString();
  const shared = Object.keys(build.shared).sort();
  const foreign = foreignRequires(code, shared);
  if (foreign.length > 0) {
    throw new PackError(
      `The server bundle requires ${foreign.join(', ')}: bundle what the shell does not share`,
    );
  }
  return preflight(
    { code, resolveFrom: join(root, 'package.json'), shared, address: `server/${build.serverEntry}` },
    timeoutMs,
  );
}

function describe(build: BuildOutput, routes: ReleaseRoute[]): Content {
  return {
    client: { entry: `client/${build.clientEntry}`, global: build.global, expose: build.expose },
    server: { entry: `server/${build.serverEntry}` },
    routes,
    chunks: sortedRecord(build.chunks, (files) => files.map((file) => `client/${file}`)),
    shared: sortedRecord(build.shared, (range) => range),
    uses: sortedRecord(build.uses, (names) => [...names].sort()),
    cssScope: build.cssScope,
    files: sortedRecord(Object.fromEntries(build.files), integrityOf),
  };
}

/** The same order of keys on every machine. */
function sortedRecord<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)]));
}

/** The version with the hash of the content in it. */
export function contentVersion(version: string, content: object): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  // A part of a version that is a number begins with no zero.
  return localVersion(version) + hash.replace(/^0(?=\d+$)/, 'a');
}

/**
 * The old release stays whole until the new one is, and where it is the same others may be reading it: it is left alone.
 * Throws PackError where a compressed copy is not of the file beside it.
 */
export async function writeRelease(
  root: string,
  target: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const stale = staleCopies(Object.fromEntries(files));
  if (stale.length > 0) throw new PackError(`${STALE_COPIES}: ${stale.join(', ')}`);
  if (await holds(target, files)) return;
  const draft = join(root, 'dist', `release.${process.pid}.tmp`);
  await rm(draft, { recursive: true, force: true });
  for (const [path, bytes] of files) {
    const file = join(draft, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}

async function holds(folder: string, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (names.filter((entry) => entry.isFile()).length !== files.size) return false;
  for (const [path, bytes] of files) {
    const there = await readFile(join(folder, path)).catch(() => null);
    if (there === null || !there.equals(bytes)) return false;
  }
  return true;
}
