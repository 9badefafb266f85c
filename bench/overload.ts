import { parseArgs } from 'node:util';
import { goodput, isGood, offerLoad, p99 } from './measure/offered-load.ts';
import { checkGoals, type Goal } from './measure/goals.ts';
import { originOf } from './site/ports.ts';
import { startShell } from './site/servers.ts';

/**
 * `npm run proof:overload`: what the shell does with five times as many requests as it can render pages for, and with more
 * connections than it has descriptors. It has one serving process here, the other core is for whoever asks.
 */
const { values } = parseArgs({ options: { page: { type: 'string', default: '/live' } } });
const TIMES = 5;
const CONNECTIONS = 32;
const DESCRIPTORS = 256;
const url = originOf('shell') + values.page;

const goals = [...(await fiveTimesTheLoad()), ...(await moreConnectionsThanDescriptors())];
process.exit(checkGoals(goals) ? 0 : 1);

async function fiveTimesTheLoad(): Promise<Goal[]> {
  const site = await startShell([], { env: { SHELL_WORKERS: '1' } });
  try {
    await offerLoad({ url, connections: CONNECTIONS, seconds: 8 });
    const once = await offerLoad({ url, connections: CONNECTIONS, seconds: 8 });
    const capacity = goodput(once);
    const much = await offerLoad({
      url,
      connections: CONNECTIONS * TIMES * 2,
      seconds: 10,
      rate: capacity * TIMES,
    });
    const after = await offerLoad({ url, connections: CONNECTIONS, seconds: 4, rate: capacity / 2 });
    const patience = 3 * p99(once);
    const lastBad = after.answers.findLast((given) => !isGood(given) || given.took > patience);
    const offered = (much.answers.length + much.lost) / much.seconds;
    console.log(
      [
        `capacity          ${capacity.toFixed(0)} pages/s, 99 % within ${p99(once).toFixed(0)} ms`,
        `${(offered / capacity).toFixed(1)} times the load ${goodput(much).toFixed(0)} pages/s, 99 % within ${p99(much).toFixed(0)} ms; ${countOf(much.answers)}; ${much.lost} lost`,
        `afterwards        ${goodput(after).toFixed(0)} pages/s of ${(capacity / 2).toFixed(0)}, 99 % within ${p99(after).toFixed(0)} ms`,
      ].join('\n'),
    );
    return [
      { what: 'share of the capacity that is left', figure: goodput(much) / capacity, atLeast: 0.9 },
      { what: 'p99 of pages, times that without overload', figure: p99(much) / p99(once), atMost: 3 },
      { what: 'seconds until all is as before', figure: (lastBad?.at ?? 0) / 1000, atMost: 1 },
      { what: 'requests without any answer', figure: much.lost, atMost: 0 },
    ];
  } finally {
    await site.shell.stop();
    await site.api.stop();
  }
}

async function moreConnectionsThanDescriptors(): Promise<Goal[]> {
  const site = await startShell([], { env: { SHELL_WORKERS: '2' }, descriptors: DESCRIPTORS });
  try {
    const flood = await offerLoad({ url, connections: 600, seconds: 5 });
    const asked = performance.now();
    const health = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${originOf('shell')}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
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
