/** One of the processes that serve the site; the supervisor starts it, and ends it when it does not come back. */
import { messageOf, tameHost } from '@polden/mfe-release';
import { readConfig } from './config.ts';
import { ProcessFaults } from './faults/process-faults.ts';
import { drain } from './overload/drain.ts';
import { Draining } from './overload/draining.ts';
import { Purges } from './pages/cache/purges.ts';
import { serve } from './serve.ts';
import { forbidExit } from './supervisor/forbid-exit.ts';
import type { FromWorker, ToWorker } from './supervisor/messages.ts';
import { openProbeDoor } from './supervisor/probe-door.ts';
import { startWatchdog } from './supervisor/watchdog.ts';
import { PageViewSigner } from './telemetry/page-view-keys.ts';

const REPORT_MS = 500;
const CLOSE_MS = 10_000;

tameHost();
const exit = forbidExit();
// Without a supervisor nobody would replace it. First in line: Node's own listener ends the process in the way that is shut.
process.prependOnceListener('disconnect', () => exit(0));

try {
  const config = readConfig(process.env);
  const faults = new ProcessFaults(startWatchdog(config.stateDir));
  const signer = new PageViewSigner(config.environment);
  const purges = new Purges(() => void process.send?.({ type: 'purge' } satisfies FromWorker));
  process.on('message', (message: ToWorker) => {
    if (message.type === 'page-view-keys') signer.setKeys(message.keys);
    else if (message.type === 'purge') purges.run();
    else faults.tripBlocked(message.release);
  });
  setInterval(() => {
    const counts = faults.counts.take();
    if (counts.length > 0) process.send?.({ type: 'outcomes', counts } satisfies FromWorker);
  }, REPORT_MS).unref();
  const draining = new Draining();
  const app = await serve(config, { faults, signer, purges, draining });
  const port = await openProbeDoor(app.server);
  process.send?.({ type: 'serving', port } satisfies FromWorker);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () => void drain(app, { draining, forMs: config.drainMs, closeMs: CLOSE_MS }).then(() => exit(0)),
    );
  }
} catch (error) {
  console.error(`shell: ${messageOf(error)}`);
  exit(1);
}
