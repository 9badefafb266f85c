import './node-24.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CHECKOUT } from './folders.ts';
import { onChosenDatabase } from './platform/chosen-database.ts';

const COMMAND = join(CHECKOUT, 'services/api/dist/cli/verify-history.js');

/** `npm run history:verify` checks the history of a database, which it changes nothing in: it does not migrate it either. */
await onChosenDatabase(async ({ facts }) => {
  const child = spawn(process.execPath, [COMMAND, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL: facts.databaseUrl },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
});
