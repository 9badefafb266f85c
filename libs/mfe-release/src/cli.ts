#!/usr/bin/env node
import { join } from 'node:path';
import { Command } from 'commander';
import { addCanary } from './cli/commands/canary.ts';
import { addDiff } from './cli/commands/diff.ts';
import { addDoctor } from './cli/commands/doctor.ts';
import { addEnrol } from './cli/commands/enrol.ts';
import { addHistory } from './cli/commands/history.ts';
import { addKeygen } from './cli/commands/keygen.ts';
import { addPack } from './cli/commands/pack.ts';
import { addPreview } from './cli/commands/preview.ts';
import { addPromote } from './cli/commands/promote.ts';
import { addPrune } from './cli/commands/prune.ts';
import { addPublish } from './cli/commands/publish.ts';
import { addRetire } from './cli/commands/retire.ts';
import { addRollback } from './cli/commands/rollback.ts';
import { addSign } from './cli/commands/sign.ts';
import { addStatus } from './cli/commands/status.ts';
import { createContext } from './cli/context.ts';
import { failureOf, UnhealthyError } from './cli/failure.ts';
import { PROGRAM_HELP } from './cli/help.ts';

const COMMANDS = [
  addKeygen,
  addEnrol,
  addPack,
  addSign,
  addPublish,
  addPreview,
  addCanary,
  addPromote,
  addRollback,
  addRetire,
  addStatus,
  addDiff,
  addHistory,
  addPrune,
  addDoctor,
];

/** It has no version of its own: it is released with the rest of the checkout. */
const CHECKOUT = join(import.meta.dirname, '../../..');

// Before the commands: each takes a copy of how help and errors are shown.
const program = new Command('mfe-release')
  .description('Packs, signs, publishes and promotes releases of a remote')
  .version(`of the checkout ${CHECKOUT}, with Node ${process.version}`, '--version')
  .option('--json', 'print the result, or the error, as one line of JSON')
  .option('--environment <name>', 'environment whose versions are meant; that of the registry when left out')
  .configureHelp({ showGlobalOptions: true })
  .addHelpText('after', PROGRAM_HELP)
  .exitOverride()
  .configureOutput({ outputError: () => undefined });
const context = createContext(program);
for (const add of COMMANDS) add(program, context);

// A reader of the first lines only, such as `head`, may close the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** Tells what went wrong; returns the exit code. */
function report(error: unknown): number {
  const { exitCode, code, reason } = failureOf(error);
  if (exitCode === 0) return exitCode;
  if (error instanceof UnhealthyError) return exitCode;
  // Read from the arguments: what is called wrongly is never parsed to its end.
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: reason, code }));
  else console.error(`mfe-release: ${reason}`);
  return exitCode;
}
