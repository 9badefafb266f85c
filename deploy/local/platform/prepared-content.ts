import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT, ensureFolder } from '../folders.ts';

/** All that determines what the migrations and the seeding leave in a new database. */
const SOURCES = [
  'services/api/dist/**/*.js',
  'services/api/demo/**/*',
  'libs/*/src/**/*.ts',
  'package-lock.json',
];
const ROOT = join(CHECKOUT, 'node_modules/.cache/polden/demo');
/** In the data folder: for which database and which code the migrations and the seeding are done. */
const DONE = 'seeded';

/** Of the built API, of the libraries it runs on and of the demo content: equal when nothing of them has changed. */
export function contentFingerprint(): string {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, { cwd: CHECKOUT, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of files.sort()) hash.update(`${path.slice(CHECKOUT.length)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** The folder for what this code makes of the demo today: its days are counted from the day of seeding. */
export function preparedFolder(fingerprint: string): string {
  const own = `${fingerprint}-${new Date().toISOString().slice(0, 10)}`;
  // A run that was killed has left a draft, or an earlier day its content.
  for (const name of readdirSync(ensureFolder(ROOT)))
    if (name !== own && !isDraft(name, own)) rmSync(join(ROOT, name), { recursive: true, force: true });
  return join(ROOT, own);
}

/** Another platform may be at it just now. */
function isDraft(name: string, own: string): boolean {
  return name.startsWith(`${own}.`);
}

/** True when this code has already migrated and filled this database. */
export function isSeeded(dataDir: string, database: string, fingerprint: string): boolean {
  const file = join(dataDir, DONE);
  return existsSync(file) && readFileSync(file, 'utf8') === `${database} ${fingerprint}`;
}

export function rememberSeeded(dataDir: string, database: string, fingerprint: string): void {
  writeFileSync(join(dataDir, DONE), `${database} ${fingerprint}`);
}

/** A copy that is brought back may be of older code, although PostgreSQL calls it the same database. */
export function forgetSeeded(dataDir: string): void {
  rmSync(join(dataDir, DONE), { force: true });
}
