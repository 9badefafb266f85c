import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureInBrowser } from './measure/browser-table.ts';
import { startContenders } from './measure/contenders.ts';
import { browserTable, cacheGain, federationCost, serverTable } from './measure/report.ts';
import { measureServers } from './measure/server-table.ts';

/** `npm run bench [-- --quick]`: the federated page beside plain react-dom/server and beside the same page compiled in. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const plan = values.quick
  ? { rounds: 5, slice: 0.5, warmUp: 3, loads: 3 }
  : { rounds: 20, slice: 1, warmUp: 8, loads: 9 };
const load = () => `load average ${loadavg()[0]?.toFixed(1) ?? '?'}`;
const [cpu] = cpus();

const { contenders, stop } = await startContenders();
try {
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown CPU'}, ${load()} at the start\n`,
  );
  const rounds = await measureServers(contenders, plan, (done) =>
    process.stderr.write(`\rround ${done} of ${plan.rounds}`),
  );
  process.stderr.write('\n');
  console.log(
    `${serverTable(contenders, rounds)}\n\n${federationCost(rounds)} ${cacheGain(rounds)} ${load()} at the end.\n`,
  );
  const pages = contenders.filter(({ id }) => !id.endsWith('-live'));
  console.log(browserTable(await measureInBrowser(pages, plan.loads)));
} finally {
  await stop();
}
