import { StartError } from '@polden/api-contract';
import { pendingMigrations } from '../core/database/pending-migrations.ts';
import { migrations } from './index.ts';

/** StartError where the database lacks what this code needs: a query would say no more than the name of a table. */
export async function expectMigrated(database: Parameters<typeof pendingMigrations>[0]): Promise<void> {
  const { length } = await pendingMigrations(database, migrations);
  if (length > 0)
    throw new StartError(`The database lacks ${length} migrations: run npm run migrate -w @polden/api first`);
}
