import { parseArgs } from 'node:util';
import { CORES, runOn } from '@polden/deploy/proofs/cores.ts';
import { checkGoals, type Goal } from '@polden/deploy/proofs/goals.ts';
import { goodput, offerLoad, p99 } from './measure/offered-load.ts';
import { RoundsOfLoad } from './measure/rounds-of-load.ts';
import { originOf } from './site/ports.ts';
import { startShell } from './site/servers.ts';

/**
 * `npm run proof:overload`: what the shell does with five times as many requests as it can render pages for, and with more
 * connections than it has descriptors. One process serves on a core of its own, and the load generator has another: it takes
 * no time from the shell at any load.
 */
const { values } = parseArgs({ options: { page: { type: 'string', default: '/live' } } });
/** A little more than five: the last answers come after the end of the load, and that time counts as well. */
const TIMES = 5.3;
const LEAST_TIMES = 5;
const CONNECTIONS = 32;
/** A refusal takes up to a quarter of a second: with fewer connections the load would not be five times the capacity. */
const FLOOD_CONNECTIONS = 960;
/** What else runs on the machine falls on each kind of load alike when they take turns. */
const ROUNDS = 4;
const ROUND_S = 5;
const WARM_UP_S = 20;
const DESCRIPTORS = 256;
/** A shell that hangs does so for ever; one on a busy machine is only slow. */
const TIMEOUT_MS = 30_000;
const url = originOf('shell') + values.page;

const goals = [...(await moreConnectionsThanDescriptors()), ...(await fiveTimesTheLoad())];
process.exit(checkGoals(goals) ? 0 : 1);

async function fiveTimesTheLoad(): Promise<Goal[]> {
  if (!runOn(CORES.servers)) console.log('Not pinned: whoever asks takes a share of the processor.');
  const site = await startShell();
  runOn(CORES.generator);
  const capacity = new RoundsOfLoad();
  const much = new RoundsOfLoad();
  const after = new RoundsOfLoad();
  try {
    await offerLoad({ url, connections: CONNECTIONS, seconds: WARM_UP_S });
    for (let round = 0; round < ROUNDS; round += 1) {
      const once = await capacity.add({ url, connections: CONNECTIONS, seconds: ROUND_S });
      const rate = goodput(once) * TIMES;
      await much.add({ url, connections: FLOOD_CONNECTIONS, seconds: ROUND_S, rate });
      await after.add({ url, connections: CONNECTIONS / 2, seconds: ROUND_S / 2 });
    }
    const times = much.askedPerCore / capacity.perCore;
    console.log(
      [
        `capacity:   ${figures(capacity)}`,
        `${times.toFixed(1)} times it: ${figures(much)}; ${countOf(much.answers)}`,
        `afterwards: ${figures(after)}`,
      ].join('\n'),
    );
    return [
      { what: 'asked, times the capacity', figure: times, atLeast: LEAST_TIMES },
      {
        what: 'pages for each second of the core, of those without overload',
        figure: much.perCore / capacity.perCore,
        atLeast: 0.9,
      },
      { what: 'p99 of pages, times that without overload', figure: p99(much) / p99(capacity), atMost: 3 },
      { what: 'seconds until every page is answered again', figure: after.lastBadAt / 1000, atMost: 1 },
      { what: 'p99 of pages afterwards, times that before', figure: p99(after) / p99(capacity), atMost: 3 },
      { what: 'requests without any answer', figure: much.lost, atMost: 0 },
    ];
  } finally {
    await site.shell.stop();
    await site.api.stop();
  }
}

function figures(load: RoundsOfLoad): string {
  return `${goodput(load).toFixed(0)} pages/s, ${load.perCore.toFixed(0)} for each second of the core, 99 % within ${p99(load).toFixed(0)} ms`;
}

async function moreConnectionsThanDescriptors(): Promise<Goal[]> {
  const site = await startShell([], { env: { SHELL_WORKERS: '2' }, descriptors: DESCRIPTORS });
  try {
    const flood = await offerLoad({ url, connections: 600, seconds: 5 });
    const asked = performance.now();
    const health = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${originOf('shell')}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
    const tookMs = performance.now() - asked;
    console.log(
      `600 connections, ${DESCRIPTORS} descriptors: ${goodput(flood).toFixed(0)} pages/s meanwhile; 20 questions afterwards took ${tookMs.toFixed(0)} ms`,
    );
    return [
      {
        what: 'of 20 questions after the flood unanswered',
        figure: health.filter((status) => status !== 200).length,
        atMost: 0,
      },
      { what: 'pages a second during the flood', figure: goodput(flood), atLeast: 1 },
    ];
  } finally {
    await site.shell.stop();
    await site.api.stop();
  }
}

function countOf(answers: readonly { status: number }[]): string {
  const statuses = Map.groupBy(answers, ({ status }) => status);
  return [...statuses].map(([status, given]) => `${given.length} × ${status}`).join(', ');
}
