import '../local/node-24.ts';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE_PATH } from '@polden/api-contract';
import { answersOk } from '../local/platform/answers-ok.ts';
import { type ApiProcess, startBackend } from './api-under-load.ts';
import { asFast, call, type Outcome, percentile } from './load.ts';

/**
 * `npm run proof:restart-api`: two API processes are replaced one after the other under load. The clients keep their
 * connections and ask, as a balancer does, which process is ready; none of their requests may be lost.
 */
const ROUNDS = 3;
const TOGETHER = 16;
const LOOK_MS = 200;
const DRAIN_MS = '2000';

const backend = await startBackend();
const outcomes: Outcome[] = [];
try {
  const start = () => backend.startApi({ CRM_DRIVER: 'off', DRAIN_MS });
  let current = [await start(), await start()];
  // What the balancer knows: an old one too, for as long as it runs.
  const known = new Set<ApiProcess>(current);
  let ready = [...known];
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      const all = [...known];
      const states = await Promise.all(
        all.map(({ origin }) => answersOk(`${origin}${API_BASE_PATH}health/ready`)),
      );
      ready = all.filter((_member, index) => states[index]);
      await pause(LOOK_MS);
    }
  })();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    const member = ready[(turn += 1) % ready.length];
    if (!member) throw new Error('No process is ready');
    return call({ method: 'GET', url: `${member.origin}${API_BASE_PATH}menu` }, agent);
  };
  const working = (async () => {
    while (!over.signal.aborted) outcomes.push(...(await asFast(TOGETHER, 1000, next)));
  })();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const old of current) {
      const young = await start();
      known.add(young);
      await old.stop();
      known.delete(old);
      current = [...current.filter((member) => member !== old), young];
    }
  }
  over.abort();
  await Promise.all([working, looking]);
  agent.destroy();
  await Promise.all(current.map((member) => member.stop()));
} finally {
  await backend.remove();
}
const dropped = outcomes.filter(({ status }) => status !== 200).length;
console.log(`restarts: ${ROUNDS * 2}, requests: ${outcomes.length}, dropped: ${dropped}`);
console.log(`p99: ${Math.round(percentile(outcomes, 0.99))} ms`);
process.exit(dropped === 0 && outcomes.length > 0 ? 0 : 1);
