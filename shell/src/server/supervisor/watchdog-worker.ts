/** Runs in a thread of a serving process: ends the process when its own thread does not come back from somebody's code. */
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { releaseOf } from '../faults/remote-of-stack.ts';
import { writeBlocked } from './blocked-file.ts';

/** What the thread is given. */
export interface WatchdogData {
  /** [0] grows with each turn of the watched thread; [1] is the number of the release whose code runs, 0 for none. */
  shared: Int32Array<SharedArrayBuffer>;
  stateDir: string;
}

/** Longer than a release may take to be evaluated, which has a limit of its own. */
const BLOCKED_MS = 3_000;
/** Of the processor's time. A thread that gets none on a busy machine is not blocked, and its release has done nothing. */
const WORKED_MS = 2_000;
/** Long enough for whoever blocks the thread without working, by waiting for something. */
const WAITED_MS = 20_000;
const CHECK_MS = 100;
/** A thread that runs no JavaScript does not tell where it is. */
const STACK_MS = 1_000;

const { shared, stateDir } = workerData as WatchdogData;
const releases = new Map<number, string>();
let beat = -1;
let since = Date.now();
let workedSince = worked();
let lastCheck = Date.now();

parentPort?.on('message', ({ number, release }: { number: number; release: string }) => {
  releases.set(number, release);
});
const checks = setInterval(check, CHECK_MS);

function check(): void {
  const now = Date.now();
  const current = Atomics.load(shared, 0);
  // When this thread was late itself, the whole machine was.
  if (current !== beat || now - lastCheck > BLOCKED_MS / 2) {
    beat = current;
    since = now;
    workedSince = worked();
  }
  lastCheck = now;
  const silent = now - since;
  if (silent < BLOCKED_MS || (silent < WAITED_MS && worked() - workedSince < WORKED_MS)) return;
  clearInterval(checks);
  endProcess();
}

/** The watched thread is stopped where it is: code that goes on after an await bears no mark, and tells by its stack. */
function endProcess(): void {
  const marked = releases.get(Atomics.load(shared, 1)) ?? null;
  const end = (release: string | null) => {
    writeBlocked(stateDir, process.pid, release);
    process.kill(process.pid, 'SIGKILL');
  };
  setTimeout(() => end(marked), STACK_MS);
  const session = new Session();
  session.connectToMainThread();
  const owners = new Map<string, string | null>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) =>
    owners.set(scriptId, releaseOf(url)),
  );
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const running = callFrames.map(({ location }) => owners.get(location.scriptId) ?? null);
    end(running.find((release) => release !== null) ?? marked);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

/** Milliseconds of the processor that the process has had. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
