import { parseArgs } from 'node:util';
import { goodput, isGood, offerLoad, p99, type Offer, type Offered } from './measure/offered-load.ts';
import { checkGoals, type Goal } from '@polden/deploy/proofs/goals.ts';
import { originOf } from './site/ports.ts';
import { startShell } from './site/servers.ts';

/**
 * `npm run proof:overload`: what the shell does with five times as many requests as it can render pages for, and with more
 * connections than it has descriptors. One process serves, the other core is for whoever asks.
 */
const { values } = parseArgs({ options: { page: { type: 'string', default: '/live' } } });
const TIMES = 5;
const CONNECTIONS = 32;
const DESCRIPTORS = 256;
/** A shell that hangs does so for ever; one on a busy machine is only slow. */
const TIMEOUT_MS = 30_000;
const url = originOf('shell') + values.page;

const goals = [...(await fiveTimesTheLoad()), ...(await moreConnectionsThanDescriptors())];
process.exit(checkGoals(goals) ? 0 : 1);

async function fiveTimesTheLoad(): Promise<Goal[]> {
  const site = await startShell();
  /** With the pages for each second of the processor: whoever asks needs a processor, too, and may take it from the shell. */
  const offer = async (load: Omit<Offer, 'url'>) => {
    const before = await site.shell.cpuTime();
    const offered = await offerLoad({ url, ...load });
    const spent = ((await site.shell.cpuTime()) - before) / 1e6;
    return { ...offered, perCpu: offered.answers.filter(isGood).length / spent };
  };
  try {
    await offer({ connections: CONNECTIONS, seconds: 8 });
    const once = await offer({ connections: CONNECTIONS, seconds: 8 });
    const capacity = goodput(once);
    const rate = capacity * TIMES;
    const much = await offer({ connections: CONNECTIONS * TIMES * 2, seconds: 10, rate });
    const after = await offer({ connections: CONNECTIONS / 2, seconds: 4 });
    const lastBad = after.answers.findLast((given) => !isGood(given));
    const times = (much.answers.length + much.lost) / much.seconds / capacity;
    console.log(
      [
        `capacity:   ${figures(once)}`,
        `${times.toFixed(1)} times it: ${figures(much)}; ${countOf(much.answers)}`,
        `afterwards: ${figures(after)}`,
      ].join('\n'),
    );
    return [
      {
        what: 'pages for each second of the processor, of those without overload',
        figure: much.perCpu / once.perCpu,
        atLeast: 0.9,
      },
      { what: 'p99 of pages, times that without overload', figure: p99(much) / p99(once), atMost: 3 },
      { what: 'seconds until every page is answered again', figure: (lastBad?.at ?? 0) / 1000, atMost: 1 },
      { what: 'p99 of pages afterwards, times that before', figure: p99(after) / p99(once), atMost: 3 },
      { what: 'requests without any answer', figure: much.lost, atMost: 0 },
    ];
  } finally {
    await site.shell.stop();
    await site.api.stop();
  }
}

function figures(load: Offered & { perCpu: number }): string {
  const { perCpu } = load;
  return `${goodput(load).toFixed(0)} pages/s, ${perCpu.toFixed(0)} for each second of the processor, 99 % within ${p99(load).toFixed(0)} ms`;
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
