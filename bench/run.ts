import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureInBrowser } from './measure/browser-table.ts';
import { startContenders } from './measure/contenders.ts';
import { lostSince, writeMeasured } from './measure/measured.ts';
import { browserTable, cacheGain, federationCost, measuredServers, serverTable } from './measure/report.ts';
import { measureServers } from './measure/server-table.ts';

/**
 * `npm run bench`: the federated page beside plain react-dom/server, the same page compiled in, Next.js and
 * Modern.js. `-- --quick` for a
 * first look, `--assert` fails when a ratio is worse than docs/performance.md says, `--write` makes that say what was measured,
 * `--servers` leaves the browser out.
 */
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { quick: flag, assert: flag, write: flag, servers: flag } });
const plan = values.quick
  ? { rounds: 5, slice: 0.5, warmUp: 3, loads: 3 }
  : { rounds: 20, slice: 1, warmUp: 8, loads: 9 };
const load = () => `load average ${loadavg()[0]?.toFixed(1) ?? '?'}`;
const [cpu] = cpus();

const { contenders, absent, stop } = await startContenders();
try {
  if (absent.length > 0) {
    const words = `Without ${absent.join(' and ')}: npm run bench:peers installs and builds them.`;
    if (values.write) throw new Error(words);
    console.log(words);
  }
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown CPU'}, ${load()} at the start\n`,
  );
  const rounds = await measureServers(contenders, plan, (done) =>
    process.stderr.write(`\rround ${done} of ${plan.rounds}`),
  );
  process.stderr.write('\n');
  const servers = measuredServers(contenders, rounds);
  const table = serverTable(servers);
  console.log(`${table}\n\n${federationCost(rounds)} ${cacheGain(rounds)} ${load()} at the end.\n`);
  const opened = ['plain', 'monolith', 'federated', 'federated-cached', 'next', 'modern'];
  const pages = contenders.filter(({ id }) => opened.includes(id));
  if (!values.servers) console.log(browserTable(await measureInBrowser(pages, plan.loads)));
  if (values.write) writeMeasured(servers, table);
  const lost = values.assert ? lostSince(servers) : [];
  for (const words of lost) console.error(`slower than docs/performance.md says: ${words}`);
  process.exitCode = lost.length === 0 ? 0 : 1;
} finally {
  await stop();
}
