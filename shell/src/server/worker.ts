/** One of the processes that serve the site; the supervisor starts it, and ends it when it does not come back. */
import { HostWatch, messageOf, takeProcessAway, tameHost } from '@polden/mfe-release';
import { readConfig } from './config/config.ts';
import { reportDenials } from './faults/denials.ts';
import { MarkWriter } from './faults/mark-file.ts';
import { ProcessFaults } from './faults/process-faults.ts';
import { logLine } from './log-line.ts';
import { descriptorLimit } from './overload/descriptor-limit.ts';
import { drain } from './overload/drain.ts';
import { Draining } from './overload/draining.ts';
import { Purges } from './pages/cache/purges.ts';
import { RedirectUses } from './redirects/redirect-uses.ts';
import { Barred } from './releases/barred.ts';
import { type Accept, prepare } from './serve.ts';
import { readSettings, STANDS_BY } from './supervisor/environment.ts';
import { closeInspector } from './supervisor/close-inspector.ts';
import type { FromWorker, ToWorker } from './supervisor/messages.ts';
import { openProbeDoor } from './supervisor/probe-door.ts';
import { Questions } from './supervisor/questions.ts';
import { takeChannelAway } from './supervisor/take-channel-away.ts';
import { MARKS_FD } from './supervisor/descriptors.ts';
import { PageViewSigner } from './telemetry/page-view-keys.ts';

const REPORT_MS = 500;
const CLOSE_MS = 10_000;
/** Of what a release has changed. */
const MOST_NAMED = 5;

// What is read of the process once is read before it is shut.
descriptorLimit();
tameHost();
closeInspector();
const send = takeChannelAway<FromWorker>();
const marks = new MarkWriter(MARKS_FD);
reportDenials(() => marks.running, console.error);
const end = takeProcessAway();
const exit = (code: number): never => {
  marks.markLeaving();
  return end(code);
};
// Without a supervisor nobody would replace it. First in line: Node's own listener ends the process in the way that is shut.
process.prependOnceListener('disconnect', () => exit(0));

try {
  const settings = readSettings();
  const config = readConfig(settings);
  const faults = new ProcessFaults(marks, {
    host: new HostWatch(),
    onChanged: (release, what) => send({ type: 'spoiled', release, what: what.slice(0, MOST_NAMED) }),
  });
  const signer = new PageViewSigner(config.environment);
  const redirectUses = new RedirectUses();
  const purges = new Purges(() => send({ type: 'purge' }));
  const questions = new Questions(send);
  const barred = new Barred();
  const ready = Promise.withResolvers<Accept>();
  const told = Promise.withResolvers<undefined>();
  process.on('message', (message: ToWorker) => {
    if (message.type === 'page-view-keys') signer.setKeys(message.keys);
    else if (message.type === 'purge') purges.run();
    else if (message.type === 'answer') questions.answer(message);
    else if (message.type === 'accept')
      ready.promise
        .then((accept) => accept(message.isOn))
        .catch((error: unknown) => logLine('error', messageOf(error)));
    else {
      barred.set(message.releases);
      told.resolve(undefined);
    }
  });
  let saidFailing = '[]';
  setInterval(() => {
    const counts = faults.counts.take();
    if (counts.length > 0) send({ type: 'outcomes', counts });
    const { failing } = faults;
    if (JSON.stringify(failing) !== saidFailing) send({ type: 'failing', releases: failing });
    saidFailing = JSON.stringify(failing);
    const uses = redirectUses.take();
    if (uses.length > 0) send({ type: 'redirected', uses });
  }, REPORT_MS).unref();
  // What ended the process before this one must not be the first thing that this one does.
  await told.promise;
  const draining = new Draining();
  const { preflight, tried, draw } = questions;
  const evaluation = { preflight, tried, barred };
  const { app, accept } = await prepare(config, {
    faults,
    signer,
    redirectUses,
    purges,
    draining,
    evaluation,
    draw,
  });
  ready.resolve(accept);
  if (settings[STANDS_BY] !== '1') await accept(true);
  const port = await openProbeDoor(app.server);
  send({ type: 'serving', port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () => void drain(app, { draining, forMs: config.drainMs, closeMs: CLOSE_MS }).then(() => exit(0)),
    );
  }
} catch (error) {
  logLine('error', messageOf(error));
  exit(1);
}
