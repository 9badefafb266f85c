import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCES = import.meta.dirname;
/** Beside what other tools keep of a checkout; packages are found from there. */
const STRIPPED = join(SOURCES, '../../../node_modules/.cache/mfe-release');
const RELATIVE_IMPORT = /((?:from |import |import\()'\.[^']*)\.ts'/g;

/** A program in a folder that holds all that it is made of. */
export interface Program {
  file: URL;
  /** Absolute path. */
  folder: string;
}

/**
 * A program that lies beside the module `from` and is started by its address. Among the sources it is JavaScript that is made of
 * them once: half of what a start took was to strip its types.
 */
export function programBeside(from: string, name: string): Program {
  const file = new URL(`${name}${extname(from)}`, from);
  if (extname(from) !== '.ts') return { file, folder: SOURCES };
  const folder = strippedSources();
  if (folder === null) return { file, folder: SOURCES };
  const path = relative(SOURCES, fileURLToPath(file)).replace(/\.ts$/, '.js');
  return { file: pathToFileURL(join(folder, path)), folder };
}

let stripped: string | null | undefined;

/** The folder of this state of the sources; null where nothing may be written. */
function strippedSources(): string | null {
  if (stripped !== undefined) return stripped;
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .sort()
    .map((path): [path: string, text: string] => [path, readFileSync(join(SOURCES, path), 'utf8')]);
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(sources)).digest('hex');
  const folder = join(STRIPPED, hash.slice(0, 16));
  const isThere = () => statSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (!isThere()) write(folder, sources);
  return (stripped = isThere() ? folder : null);
}

/** Whole or not at all: others may write the same at this moment. */
function write(folder: string, sources: [path: string, text: string][]): void {
  const unfinished = `${folder}.${process.pid}`;
  try {
    for (const [path, text] of sources) {
      const file = join(unfinished, path.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, stripTypeScriptTypes(text).replace(RELATIVE_IMPORT, "$1.js'"));
    }
    writeFileSync(join(unfinished, 'package.json'), JSON.stringify({ type: 'module' }));
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
