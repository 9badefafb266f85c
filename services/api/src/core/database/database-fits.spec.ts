import { expect, it } from '@jest/globals';
import { expectMigrated } from '../../migrations/expect-migrated.ts';
import { migrations } from '../../migrations/index.ts';
import { oldServer } from './server-version.ts';

/** A database that answers each query with the next of these rows. */
const answering = (...rows: object[][]) => ({
  query: <Rows>() => Promise.resolve((rows.shift() ?? []) as Rows),
});
const DONE = migrations.map(({ name }) => ({ name }));

it('is asked for its migrations before a command uses it', async () => {
  await expect(expectMigrated(answering([{ name: null }]))).rejects.toThrow(
    `The database lacks ${DONE.length} migrations: run npm run migrate -w @polden/api first`,
  );
  await expect(expectMigrated(answering([{ name: 'migration' }], DONE.slice(1)))).rejects.toThrow(
    'The database lacks 1 migrations',
  );
  await expect(expectMigrated(answering([{ name: 'migration' }], DONE))).resolves.toBeUndefined();
});

it.each([
  ['150008', '15.8', 'PostgreSQL 15.8 is older than 17, and nothing is tried on it: install 17 or newer'],
  ['170000', '17.0', null],
  ['180004', '18.4', null],
])('is a server of version %s', async (number, version, problem) => {
  expect(await oldServer(answering([{ number, version }]))).toBe(problem);
});
