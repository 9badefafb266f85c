import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/verify-history.ts'), {
  usage:
    'npm run history:verify [-- <number>:<digest>]: checks the history of the database at DATABASE_URL, against a seal that was noted down where one is given',
  positionals: 1,
});
