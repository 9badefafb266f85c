import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';
import { integrityOf } from '../integrity.ts';

/** webpack's and Rspack's name of what the runtime modules of one container share. */
const REQUIRE = '__webpack_require__';
const TABLE = `${REQUIRE}.integrity`;
const PLACEHOLDER = '@@integrity@@';
export const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`;

/** Code of a runtime module; the table is filled in when every other file has its final bytes. */
export const EMPTY_TABLE = `${TABLE} = {${JSON.stringify(PLACEHOLDER)}: 1};`;

/**
 * Code that gives a script or link its hash. The address of a chunk is the public path and its file; one that the table
 * does not know gets a hash that nothing has.
 */
export function setIntegrity(element: string, url: string): string {
  return [
    `${element}.integrity = ${TABLE}[${url}.slice(${REQUIRE}.p.length)] || "${MATCHES_NOTHING}";`,
    `${element}.crossOrigin = "anonymous";`,
  ].join('\n');
}

/**
 * Writes the hashes of all other scripts and styles into the entry. Throws when the entry has no place for them: then its
 * chunks would be loaded unchecked, or not at all.
 */
export function writeIntegrityTable(compilation: Compilation, wanted: string | RegExp): void {
  const entry = entryOf(compilation, wanted);
  if (entry === null) return;
  const { name, text } = entry;
  const placeholder = new RegExp(`\\{\\s*["']?${PLACEHOLDER}["']?\\s*:\\s*1\\s*\\}`);
  if (!placeholder.test(text)) throw new Error(`${name} has no place for the integrity table`);
  const table = hashesBeside(compilation, name);
  const { RawSource } = compilation.compiler.webpack.sources;
  const code = text.replace(placeholder, () => JSON.stringify(table));
  // A file of this name and size in the output may hold another table, and would be left beside compressed copies of this one.
  compilation.updateAsset(name, new RawSource(code), { immutable: false });
  const hashed = name.replace(CONTENT_HASH, `.${hashOf(code)}.`);
  if (hashed !== name) compilation.renameAsset(name, hashed);
}

/** In the name of an entry that browsers keep for ever; it was taken before the table, and other bytes need another name. */
const CONTENT_HASH = /\.[0-9a-f]{8}\./;

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

/** Null where the build failed on the way: then it writes nothing. */
export function entryOf(
  compilation: Compilation,
  wanted: string | RegExp,
): { name: string; text: string } | null {
  const entry = compilation
    .getAssets()
    .find(({ name }) => (typeof wanted === 'string' ? name === wanted : wanted.test(name)));
  if (!entry && compilation.errors.length > 0) return null;
  return { name: entry?.name ?? String(wanted), text: entry?.source.source().toString() ?? '' };
}

/** File → hash, of all scripts and styles but the entry. */
export function hashesBeside(compilation: Compilation, entry: string): Record<string, string> {
  // In an order of their own: that in which the compilation has made them differs between builds of the same source.
  const others = compilation
    .getAssets()
    .filter(({ name }) => name !== entry && /\.(js|css)$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(others.map(({ name, source }) => [name, integrityOf(source.buffer())]));
}
