/**
 * `npm run proof:realms`: what a realm costs beside the global that all releases would share, on the built remotes, and whether
 * memory is given back. Needs a build (`npm run build`). Fails when the heap grows with the number of releases.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { HostWatch, tameHost } from '@polden/mfe-release';
import { evaluateRemote } from '../evaluate-remote.ts';
import { requireShared } from '../shared-modules.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const REMOTES = ['mfe-lending', 'mfe-content'];
const ROUNDS = 40;
/** As many releases as are published, made and dropped. */
const RELEASES = 300;
const TURNS = 4;
const LOOKS = 2_000;
const MOST_GROWTH_MIB = 2;
const MIB = 2 ** 20;

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
tameHost();

let version = 0;

function inRealm(code: string): void {
  version += 1;
  evaluateRemote(code, `/mfe/mfe-tried/1.0.${version}/server/remote.cjs`, { isWatched: true }).end();
}

/** As it would be without realms. */
function inOwnGlobal(code: string): void {
  version += 1;
  v8.setFlagsFromString('--no-compilation-cache');
  const script = new vm.Script(`(function (exports, require, module) {${code}\n})`, {
    filename: `/mfe/mfe-tried/1.0.${version}/server/remote.cjs`,
  });
  const run = script.runInThisContext() as (exports: object, load: unknown, module: object) => void;
  const module = { exports: {} };
  run(
    module.exports,
    (name: string) => (name === '@polden/http' ? {} : requireShared(name, (run) => run)),
    module,
  );
  v8.setFlagsFromString('--compilation-cache');
}

function cpuMs(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** A turn of the loop lets finished timers and promises go. */
async function settled(): Promise<{ heap: number; resident: number }> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / MIB, resident: rss / MIB };
}

const watch = new HostWatch();
const look = cpuMs(() => {
  for (let n = 0; n < LOOKS; n += 1) watch.changed();
});
console.log(`${((look / LOOKS) * 1_000).toFixed(1)} µs of CPU for a look at what all objects inherit`);

for (const remote of REMOTES) {
  const code = readFileSync(join(ROOT, remote, 'dist/server/remote.cjs'), 'utf8');
  const realm: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(cpuMs(() => inOwnGlobal(code)));
    realm.push(cpuMs(() => inRealm(code)));
  }
  const [ofOwn, ofRealm] = [median(own), median(realm)];
  console.log(
    `${remote}, ${Math.round(code.length / 1000)} kB: ${ofOwn.toFixed(2)} ms of CPU without a realm, ${ofRealm.toFixed(2)} ms with one (+${(ofRealm - ofOwn).toFixed(2)})`,
  );
}

const code = readFileSync(join(ROOT, 'mfe-content/dist/server/remote.cjs'), 'utf8');
const turns: { heap: number; resident: number }[] = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  for (let release = 0; release < RELEASES; release += 1) {
    inRealm(code);
    if (release % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const now = await settled();
  turns.push(now);
  console.log(
    `after ${(turn + 1) * RELEASES} releases: heap ${now.heap.toFixed(1)} MiB, resident ${now.resident.toFixed(0)} MiB`,
  );
}
const growth = (turns.at(-1)?.heap ?? 0) - (turns[0]?.heap ?? 0);
console.log(`${growth.toFixed(1)} MiB of heap more after ${(TURNS - 1) * RELEASES} further releases`);
process.exit(growth <= MOST_GROWTH_MIB ? 0 : 1);
