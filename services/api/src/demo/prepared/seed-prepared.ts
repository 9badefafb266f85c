import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { fieldsOf, SearchIndexer } from '../../content/index.ts';
import type { DemoSet } from '../demo-item.ts';
import { readContent } from '../read/read-content.ts';
import { seedContent } from '../seed-content.ts';
import {
  analyse,
  countRows,
  isUntouched,
  readRows,
  type Rows,
  writeRows,
} from './prepared-content.repository.ts';

const ROWS = 'rows.json';
const MEDIA = 'media';
/** Its one row may have been there before the seeding, and says something else after it. */
const CHANGED = 'search_position';

/** Where prepared content is kept, and where the installation keeps its pictures and files. */
export interface Preparation {
  folder: string;
  mediaDir: string;
}

/**
 * Seeds a new site from what an earlier seeding has left in the folder, or leaves it there for the next site. What
 * personal data it has is sealed by the keys of each installation, and never prepared. The caller names a folder that
 * fits the migrations, the content, the code and the day. Answers how many items were added one by one.
 */
export async function seedPrepared(
  app: NestFastifyApplication,
  preparation: Preparation,
  sets = readContent(),
): Promise<number> {
  const dataSource = app.get(DataSource);
  if (!(await isUntouched(dataSource))) return seedContent(app, sets);
  const isKept = !(await holdsFiles(preparation.mediaDir));
  if (await restore(dataSource, preparation)) return seedContent(app, sets);
  const before = await countRows(dataSource);
  const added = await seedContent(
    app,
    sets.filter((set) => !namesPeople(set)),
  );
  if (isKept) {
    // What is searched is prepared as well: each new site would read every document for it.
    await app.get(SearchIndexer).bringUpToDate();
    await keep(dataSource, preparation, before);
  }
  return added + (await seedContent(app, sets.filter(namesPeople)));
}

/** Of a database that was there before: they are not for other installations. */
async function holdsFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.some((entry) => entry.isFile());
}

function namesPeople({ type }: DemoSet): boolean {
  return fieldsOf(type).some(([, { personal }]) => personal !== undefined);
}

/** False when nothing is prepared, or it does not fit: then nothing of it is left in the database. */
async function restore(dataSource: DataSource, { folder, mediaDir }: Preparation): Promise<boolean> {
  const text = await readFile(join(folder, ROWS), 'utf8').catch(() => null);
  if (text === null) return false;
  try {
    await cp(join(folder, MEDIA), mediaDir, { recursive: true });
    await dataSource.transaction((manager) => writeRows(manager, JSON.parse(text) as Rows));
    await analyse(dataSource);
    return true;
  } catch (error) {
    process.stderr.write(`prepared content does not fit, it is made anew: ${String(error)}\n`);
    return false;
  }
}

/** Beside its place first: what is half written is never restored. */
async function keep(
  dataSource: DataSource,
  { folder, mediaDir }: Preparation,
  before: ReadonlyMap<string, number>,
): Promise<void> {
  const after = await countRows(dataSource);
  const filled = [...after]
    .filter(([table, count]) => count !== before.get(table) || table === CHANGED)
    .map(([table]) => table);
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(mediaDir, join(draft, MEDIA), { recursive: true });
  await writeFile(join(draft, ROWS), JSON.stringify(await readRows(dataSource, filled)));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}
