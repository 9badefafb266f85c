import 'reflect-metadata';
import { API_VARIABLES, misspeltInWords, misspeltVariables, StartError } from '@polden/api-contract';
import { gateOpenings } from '@polden/mfe-release';
import { DataSource } from 'typeorm';
import { readConfig } from './core/config/read-config.ts';
import { expectKnownKeys } from './core/crypto/known-keys.ts';
import { ownsHistory } from './core/database/application-role.ts';
import { pendingMigrations } from './core/database/pending-migrations.ts';
import { migrations } from './migrations/index.ts';
import { createApp } from './create-app.ts';
import { createLogger } from './core/logging/logger.ts';
import { logLevelOf } from './core/config/log-level.ts';
import { drain } from './core/serving/drain.ts';

/** Connections that wait to be taken: what overflows is tried again by the network only seconds later. */
const BACKLOG = 4096;

const logger = createLogger(logLevelOf(process.env['LOG_LEVEL']));

try {
  for (const variable of misspeltVariables(process.env, API_VARIABLES))
    logger.warn(misspeltInWords(variable));
  const config = readConfig();
  const app = await createApp(config, logger);
  const database = app.get(DataSource);
  // Before its migrations it is not ready, and says so.
  if ((await pendingMigrations(database, migrations)).length === 0)
    await expectKnownKeys(database, config.secrets);
  if (!config.local && (await ownsHistory(database)))
    logger.warn('the login of DATABASE_URL owns the tables, the history too: docs/history.md, "Roles"');
  await app.init();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'stopping');
      drain(app, config).then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
  const open = gateOpenings();
  logger.info(
    `gate of releases: ${open.length === 0 ? 'all is closed' : `not closed here: ${open.join(', ')}`}`,
  );
  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG }).catch((error: unknown) => {
    throw new StartError(
      `Cannot listen on ${config.host}:${config.port}: ${error instanceof Error ? error.message : ''}`,
    );
  });
  logger.info({ host: config.host, port: config.port }, 'listening');
} catch (error) {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `API failed to start: ${String(error)}\n`,
  );
  if (!(error instanceof StartError)) logger.error({ err: error }, 'start failed');
  process.exit(1);
}
