import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyLoad } from './measure/load.ts';
import { bootstrap, mean } from './measure/statistics.ts';
import { originOf } from './site/ports.ts';
import { startShell } from './site/servers.ts';

/**
 * `npm run bench:compare -- --base <another checkout, built>`: processor time of the shell of this checkout for each page,
 * beside that of the other one. Both are asked in turn, so what disturbs the machine meets both.
 */
const { values } = parseArgs({
  options: { base: { type: 'string' }, rounds: { type: 'string', default: '20' } },
});
if (values.base === undefined) throw new Error('--base <folder of another checkout> is missing');
const REQUESTS = 300;
const WARM_UP = 3_000;
const PAGES = ['/', '/live', '/cached'] as const;

const { api, shell, base } = await startShell([], { baseFolder: resolve(values.base, 'shell') });
if (base === null) throw new Error('the other checkout has not started');
const sides = { base, shell };

async function cpuOf(side: keyof typeof sides, page: string, requests: number): Promise<number> {
  const id = page === '/cached' ? 'federated-cached' : 'federated';
  const contender = { id, title: side, url: originOf(side) + page, server: sides[side] } as const;
  return (await applyLoad(contender, requests)).cpuMs;
}

try {
  for (const page of PAGES) {
    for (const side of ['base', 'shell'] as const) await cpuOf(side, page, WARM_UP);
    const requests = page === '/cached' ? REQUESTS * 10 : REQUESTS;
    const rounds: { base: number; shell: number }[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const spent = { base: 0, shell: 0 };
      const order = round % 2 === 0 ? (['base', 'shell'] as const) : (['shell', 'base'] as const);
      for (const side of order) spent[side] = await cpuOf(side, page, requests);
      rounds.push(spent);
    }
    const ratio = bootstrap(
      rounds,
      (of) => mean(of.map((each) => each.shell)) / mean(of.map((each) => each.base)),
    );
    const ms = (side: 'base' | 'shell') => mean(rounds.map((each) => each[side])).toFixed(3);
    const least = (side: 'base' | 'shell') => Math.min(...rounds.map((each) => each[side])).toFixed(3);
    console.log(
      `${page.padEnd(8)} ${ms('base')} → ${ms('shell')} ms (least ${least('base')} → ${least('shell')}), ${ratio.value.toFixed(2)} [${ratio.low.toFixed(2)}, ${ratio.high.toFixed(2)}]`,
    );
  }
} finally {
  await Promise.all([shell, base, api].map((server) => server.stop()));
}
