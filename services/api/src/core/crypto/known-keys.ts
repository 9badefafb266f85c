import { createHmac } from 'node:crypto';
import { StartError } from '@polden/api-contract';
import type { DataSource } from 'typeorm';
import type { Secrets } from '../config/secrets.ts';
import {
  forgetKey,
  hasKnownKeys,
  knownKeys,
  type Queried,
  rememberKey,
  rowsSealedWith,
} from './known-keys.repository.ts';

type Keys = Pick<Secrets, 'blindIndex' | 'dataKeys'>;

const BLIND_INDEX = 'BLIND_INDEX_KEY';
const nameOf = (id: string) => `DATA_ENCRYPTION_KEYS ${id}`;

/**
 * What is wrong with the keys that were given: another blind index finds nobody and calls everybody erased, and without a
 * data key its rows are lost. Empty when they are the ones that this database is written with.
 */
export async function keyProblems(database: Queried, keys: Keys): Promise<string[]> {
  const given = fingerprints(keys);
  return (await knownKeys(database)).flatMap(({ name, fingerprint }) => {
    const own = given.get(name);
    if (own === undefined)
      return [`${name} is missing, and rows of this database are sealed with it (npm run keys counts them)`];
    if (fingerprint === null || fingerprint === own) return [];
    return [`${name} is not the key that this database is written with`];
  });
}

/** Throws StartError when these are not the keys of this database. Keeps nothing. */
export async function expectGivenKeys(database: Queried, keys: Keys): Promise<void> {
  const problems = await keyProblems(database, keys);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

/** The same before its migrations are run: a database that knows no keys yet has others of nobody. */
export async function expectNoOtherKeys(database: Queried, keys: Keys): Promise<void> {
  if (await hasKnownKeys(database)) await expectGivenKeys(database, keys);
}

/**
 * Keeps the fingerprints of the keys that this process writes with. Throws StartError when the database has others; then
 * nothing of it is kept.
 */
export async function expectKnownKeys(database: DataSource, keys: Keys): Promise<void> {
  const given = fingerprints(keys);
  const written = [BLIND_INDEX, nameOf(keys.dataKeys[0]?.id ?? '')];
  await database.transaction(async (manager) => {
    const untold = (await knownKeys(manager)).filter(({ fingerprint }) => fingerprint === null);
    for (const name of new Set([...written, ...untold.map((key) => key.name)])) {
      const fingerprint = given.get(name);
      if (fingerprint !== undefined) await rememberKey(manager, { name, fingerprint });
    }
    // What another process has kept meanwhile is seen here, too.
    await expectGivenKeys(manager, keys);
  });
}

/** How many rows are sealed with each data key that was ever the first of the ring. */
export async function sealedRows(database: Queried): Promise<{ id: string; rows: number }[]> {
  const names = (await knownKeys(database)).map(({ name }) => name);
  const ids = names.filter((name) => name !== BLIND_INDEX).map((name) => name.slice(nameOf('').length));
  return Promise.all(ids.map(async (id) => ({ id, rows: await rowsSealedWith(database, id) })));
}

/** From then on DATA_ENCRYPTION_KEYS may lack it. Throws StartError while rows are sealed with it, or new ones will be. */
export async function retireKey(database: Queried, id: string, { dataKeys }: Keys): Promise<void> {
  const known = (await sealedRows(database)).find((key) => key.id === id);
  if (known === undefined) throw new StartError(`No row was ever sealed with ${id}`);
  if (id === dataKeys[0]?.id)
    throw new StartError(`${id} is the first of DATA_ENCRYPTION_KEYS: new rows are sealed with it`);
  if (known.rows > 0)
    throw new StartError(`${known.rows} rows are sealed with ${id}: without it they are lost`);
  await forgetKey(database, nameOf(id));
}

/** By the names in the database. Of 256 random bits an HMAC tells nothing. */
function fingerprints({ blindIndex, dataKeys }: Keys): Map<string, string> {
  return new Map([
    [BLIND_INDEX, fingerprintOf(blindIndex)],
    ...dataKeys.map(({ id, key }) => [nameOf(id), fingerprintOf(key)] as const),
  ]);
}

const fingerprintOf = (key: Buffer) =>
  createHmac('sha256', key).update('which key this is').digest('base64url');
