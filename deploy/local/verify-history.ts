import './node-24.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ApiCommandContext } from './platform/api-command.ts';
import { onChosenDatabase } from './platform/chosen-database.ts';
import { commandProgram, tellsUsage } from './platform/database-command.ts';

const COMMAND = 'verify-history';

/** `npm run history:verify` checks the history of a database, which it changes nothing in: it does not migrate it either. */
const verify = async ({ facts }: ApiCommandContext) => {
  const child = spawn(process.execPath, [commandProgram(COMMAND), ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL: facts.databaseUrl },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
};

if (!tellsUsage(COMMAND)) await onChosenDatabase(verify);
