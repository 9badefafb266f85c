import { isBuiltin } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { cssScopeOf } from '../css-scope.ts';
import { ManifestError } from '../manifest.ts';
import { INTEGRITY_TABLE, mostBytesOf, tooLarge } from '../release-files.ts';
import { foreignRequires } from '../server-requires.ts';
import { foreignStyles } from './foreign-styles.ts';
import type { Problem } from './problem.ts';
import { STALE_COPIES, staleCopies } from '../stale-copies.ts';
import { messageOf } from '../thrown.ts';

/** Path inside the release to bytes. */
export type ReleaseFiles = Readonly<Record<string, Uint8Array>>;

const SHOWN = 5;
/** What a server compresses with on the way; the best there is would flatter. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Chunk of the exposed module: every page of the remote loads it. */
const EXPOSED_CHUNK = 'remote';

/** What can be told from the files without running them. */
export function inspectFiles(manifest: ReleaseManifest, files: ReleaseFiles, budgetBytes: number): Problem[] {
  const huge = sizeProblems(files);
  if (huge.length > 0) return huge;
  return [
    ...requireProblems(manifest, files),
    ...integrityProblems(manifest, files),
    ...copyProblems(files),
    ...styleProblems(manifest, files),
    ...budgetProblems(manifest, files, budgetBytes),
  ];
}

/** Before anything is read or compressed. */
function sizeProblems(files: ReleaseFiles): Problem[] {
  const huge = Object.keys(files).filter((path) => (files[path]?.length ?? 0) > mostBytesOf(path));
  if (huge.length === 0) return [];
  return [{ refusal: 'too-large', message: list(huge.map(tooLarge)) }];
}

function requireProblems({ server, shared }: ReleaseManifest, files: ReleaseFiles): Problem[] {
  const packages = Object.keys(shared);
  const builtins = packages.filter((name) => isBuiltin(name));
  if (builtins.length > 0)
    return [
      { refusal: 'foreign-require', message: `${list(builtins)} cannot be shared: it belongs to Node` },
    ];
  try {
    const foreign = foreignRequires(textOf(files, server.entry), packages);
    if (foreign.length === 0) return [];
    const message = `The server bundle requires ${list(foreign)}. Bundle what the shell does not share`;
    return [{ refusal: 'foreign-require', message }];
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return [{ refusal: 'foreign-require', message: `Refused: ${error.message}` }];
  }
}

/**
 * The entry must name the hash of every script and style that its runtime may load, itself or in a table that it names by
 * hash.
 */
function integrityProblems(manifest: ReleaseManifest, files: ReleaseFiles): Problem[] {
  const { entry } = manifest.client;
  const text = [entry, ...tablesOf(manifest, textOf(files, entry))].map((path) => textOf(files, path)).join();
  const bare = Object.entries(manifest.files)
    .filter(([path]) => path !== entry && /^client\/.*\.(js|css)$/.test(path))
    .filter(([, hash]) => !text.includes(hash))
    .map(([path]) => path);
  if (bare.length === 0) return [];
  const message = `${entry} does not know the hash of ${list(bare)}. Build with the integrity plugin of @polden/mfe-build`;
  return [{ refusal: 'no-integrity', message }];
}

function tablesOf(manifest: ReleaseManifest, entry: string): string[] {
  return Object.entries(manifest.files)
    .filter(([path, hash]) => INTEGRITY_TABLE.test(path) && entry.includes(hash))
    .map(([path]) => path);
}

function copyProblems(files: ReleaseFiles): Problem[] {
  const stale = staleCopies(files);
  if (stale.length === 0) return [];
  return [{ refusal: 'no-integrity', message: `${STALE_COPIES}: ${list(stale)}` }];
}

/** The scope follows from the remote's name, not from what the release says. */
function styleProblems({ name, cssScope, files: hashes }: ReleaseManifest, files: ReleaseFiles): Problem[] {
  const scope = cssScopeOf(name);
  if (cssScope !== scope) {
    const message = `Styles of ${name} begin with ${scope}, not with ${cssScope}. Build with @polden/mfe-build`;
    return [{ refusal: 'css-scope', message }];
  }
  const styles = Object.keys(hashes).filter((path) => path.startsWith('client/') && path.endsWith('.css'));
  const foreign = styles.flatMap((path) => {
    try {
      return foreignStyles(textOf(files, path), scope).map((rule) => `${rule} in ${path}`);
    } catch (error) {
      return [`${path}, which is not CSS (${messageOf(error)})`];
    }
  });
  if (foreign.length === 0) return [];
  const message = `Styles reach beyond the remote: ${list(foreign)}. Begin each selector with a class of a *.module.css`;
  return [{ refusal: 'css-scope', message }];
}

function budgetProblems(manifest: ReleaseManifest, files: ReleaseFiles, budgetBytes: number): Problem[] {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const size = sizes.get(path) ?? brotliCompressSync(files[path] ?? new Uint8Array(), BROTLI).length;
    sizes.set(path, size);
    return size;
  };
  const pages = manifest.routes.map(({ path, chunk }) => {
    const chunks = [EXPOSED_CHUNK, chunk].flatMap((name) => manifest.chunks[name] ?? []);
    const loaded = [...new Set([manifest.client.entry, ...chunks])];
    return { path, loaded, size: loaded.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
  const [largest] = pages.sort((a, b) => b.size - a.size);
  if (!largest || largest.size <= budgetBytes) return [];
  const biggest = [...largest.loaded]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 3)
    .map((file) => `${file} (${kilobytes(sizeOf(file))})`);
  const message = `${largest.path} loads ${kilobytes(largest.size)} of a budget of ${kilobytes(budgetBytes)} (brotli): the biggest are ${biggest.join(', ')}. Load less at once, or ask for a larger budget`;
  return [{ refusal: 'budget', message }];
}

function textOf(files: ReleaseFiles, path: string): string {
  return new TextDecoder().decode(files[path]);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function list(items: readonly string[]): string {
  const rest = items.length - SHOWN;
  const shown = items.slice(0, SHOWN).join('; ');
  return rest > 0 ? `${shown}; and ${rest} more` : shown;
}
