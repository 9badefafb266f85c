import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { checkGoals } from '@polden/deploy/proofs/goals.ts';
import { goodput, isGood, offerLoad, p99 } from './measure/offered-load.ts';
import { originOf } from './site/ports.ts';
import { startShell } from './site/servers.ts';

/** `npm run proof:restart`: every serving process of the shell is replaced while visitors ask; none of them notices. */
const SECONDS = 45;
/** Of the load, before the processes are replaced. */
const BEFORE_MS = 5_000;
const RATE = 40;
const url = `${originOf('shell')}/live`;

const { api, shell } = await startShell([], { env: { SHELL_WORKERS: '2', DRAIN_SECONDS: '1' } });
try {
  const before = workersOf(shell.pid);
  const load = offerLoad({ url, connections: 16, seconds: SECONDS, rate: RATE });
  await delay(BEFORE_MS);
  process.kill(shell.pid, 'SIGHUP');
  const given = await load;
  const after = workersOf(shell.pid);
  const bad = given.answers.filter((answer) => !isGood(answer)).length;
  console.log(
    `${given.answers.length} answers, ${goodput(given).toFixed(0)} pages/s, 99 % within ${p99(given).toFixed(0)} ms; processes ${before.join(', ')} → ${after.join(', ')}`,
  );
  const reached = checkGoals([
    { what: 'answers that are no page', figure: bad, atMost: 0 },
    { what: 'requests without any answer', figure: given.lost, atMost: 0 },
    {
      what: 'processes of before that still serve',
      figure: after.filter((pid) => before.includes(pid)).length,
      atMost: 0,
    },
  ]);
  process.exitCode = reached ? 0 : 1;
} finally {
  await shell.stop();
  await api.stop();
}

/** Those that serve: the one that draws pictures and the one that tries releases outlive a restart. */
function workersOf(supervisor: number): number[] {
  return execFileSync('pgrep', ['-P', String(supervisor), '-f', 'worker\\.mjs'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}
