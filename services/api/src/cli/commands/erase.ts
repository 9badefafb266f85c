import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { StartError } from '@polden/api-contract';
import { readConfig } from '../../core/config/read-config.ts';
import { expectKnownKeys } from '../../core/crypto/known-keys.ts';
import { expectMigrated } from '../../migrations/expect-migrated.ts';
import { createApp } from '../../create-app.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { createLogger } from '../../core/logging/logger.ts';
import { PersonErasure } from '../../personal-data/index.ts';
import { ERASE_USAGE, readErasure } from './read-erasure.ts';
import type { Print } from '../run-command.ts';

export async function run(print: Print): Promise<void> {
  const command = readErasure(process.argv.slice(2));
  if (!command) {
    print(ERASE_USAGE);
    return;
  }
  const { person, reason, actor } = command;
  // The services of the API without its server and its background work.
  const config = readConfig();
  const app = await createApp(config, createLogger('warn'));
  try {
    await expectMigrated(app.get(DataSource));
    await expectKnownKeys(app.get(DataSource), config.secrets);
    const { id, at, counts, digest, inCrm } = await app.get(PersonErasure).erase(person, reason, actor);
    for (const [table, rows] of Object.entries(counts)) print(`${table}: ${rows}`);
    if (Object.keys(counts).length === 0) print('nothing is kept of this person');
    if (inCrm > 0) print(`the CRM has or may have ${inCrm} of these requests: erase them there too`);
    print(`proof ${id} of ${at}: ${digest}`);
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message, { cause: error }) : error;
  } finally {
    await app.close();
  }
}
