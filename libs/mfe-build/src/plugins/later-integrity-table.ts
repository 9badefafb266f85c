import type { Compilation } from 'webpack';
import { integrityOf } from '../integrity.ts';
import { entryOf, hashesBeside, MATCHES_NOTHING } from './integrity-table.ts';

/** webpack's name of what the runtime modules of one container share. */
const REQUIRE = '__webpack_require__';
const HASH_OF = `${REQUIRE}.hashOf`;
const BRING = `${REQUIRE}.bringHashes`;
const FILE = '@@hashes@@';
const HASH = '@@hash of the hashes@@';

/**
 * Code of a runtime module of a container, after webpack's own: the document names the hashes of the files that its page
 * begins with, a file beside the container those of all. A script or a style with a hash in neither waits for that file (its
 * own hash is in the container); where the file does not know it either, it gets a hash that matches nothing.
 */
export const LATER_TABLE = `
let hashes, coming;
const named = (has) => [...document.querySelectorAll("link[integrity]")].find((link) => has(link.getAttribute("href") || ""));
${HASH_OF} = (url) => {
  if (hashes) return hashes[url.slice(${REQUIRE}.p.length)] || "${MATCHES_NOTHING}";
  const link = named((href) => href === url);
  return link && link.integrity;
};
${BRING} = () => coming ||= fetch(${REQUIRE}.p + "${FILE}", { integrity: "${HASH}" })
  .then((answer) => answer.ok ? answer.json() : Promise.reject(new Error(answer.url + " answered " + answer.status)))
  .then((all) => { hashes = all; }, (error) => {
    coming = undefined;
    throw Object.assign(error, { name: "ChunkLoadError" });
  });
const load = ${REQUIRE}.l;
${REQUIRE}.l = (url, done, ...rest) => ${HASH_OF}(url)
  ? load(url, done, ...rest)
  : ${BRING}().then(() => load(url, done, ...rest), () => done({ type: "missing", target: { src: url } }));
// A page that this document did not begin with.
if (!named((href) => href.startsWith(${REQUIRE}.p))) ${BRING}().catch(() => undefined);
`;

/** Code that gives a script its hash. */
export const SCRIPT_INTEGRITY = setIntegrity('script', 'url');

/** The same of a style, which mini-css-extract-plugin's own function begins anew once the hashes are there. */
export function styleIntegrity(tag: string, href: string): string {
  const again = `createStylesheet(chunkId, ${href}, oldTag, resolve, reject)`;
  return `if (!${HASH_OF}(${href})) return ${BRING}().then(() => ${again}, reject);\n${setIntegrity(tag, href)}`;
}

function setIntegrity(element: string, url: string): string {
  return [
    `${element}.integrity = ${HASH_OF}(${url}) || "${MATCHES_NOTHING}";`,
    `${element}.crossOrigin = "anonymous";`,
  ].join('\n');
}

/** Writes the hashes of all other scripts and styles beside the entry, and the hash of that file into it. Throws where it has no place. */
export function writeLaterTable(compilation: Compilation, wanted: string | RegExp): void {
  const entry = entryOf(compilation, wanted);
  if (entry === null) return;
  const { RawSource } = compilation.compiler.webpack.sources;
  const table = Buffer.from(JSON.stringify(hashesBeside(compilation, entry.name)));
  const hash = integrityOf(table);
  const file = `integrity.${hash.replace(/^sha384-|\W/gu, '').slice(0, 8)}.json`;
  if (!entry.text.includes(FILE) || !entry.text.includes(HASH))
    throw new Error(`${entry.name} has no place for the integrity table`);
  compilation.emitAsset(file, new RawSource(table), { immutable: true });
  const filled = new RawSource(entry.text.replace(FILE, file).replace(HASH, hash));
  compilation.updateAsset(entry.name, filled, { immutable: false });
}
