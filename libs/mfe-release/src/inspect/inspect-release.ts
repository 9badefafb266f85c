import { Worker } from 'node:worker_threads';
import { ForgedAnswerError, runConfined } from '../confined/run-confined.ts';
import { openings, wallsFor } from '../confined/walls.ts';
import { programBeside } from '../program-beside.ts';
import { messageOf } from '../thrown.ts';
import type { InspectionJob } from './inspect-worker.ts';
import type { PreflightOrder } from './preflight-process.ts';
import type { Problem } from './problem.ts';

const TIMEOUT_MS = 15_000;
const MEMORY_MB = 256;

/** What the gate has found out about a release. */
export interface Inspection {
  /** Empty when all is well. */
  problems: Problem[];
  /** Globals that its server half has changed in its realm: `JSON.stringify`. Nobody else's, and yet a bad sign. */
  changedGlobals: string[];
  /** What its server half has asked for: shared modules by their names, members of `process`. */
  capabilities: string[];
}

const preflightProgram = () => programBeside(import.meta.url, './preflight-process');

/** What this machine leaves open around a release that the gate runs, in words for the operator; empty when all is closed. */
export function gateOpenings(): string[] {
  return openings(wallsFor(preflightProgram().file));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Problems of a release alone, without other live ones, and what it was seen to do. Inspections run one after another: each
 * takes a processor and the memory of its files.
 */
export function inspectRelease(job: InspectionJob, timeoutMs = TIMEOUT_MS): Promise<Inspection> {
  const inspection = last.then(async () => {
    const problems = await inspectInThread(job);
    return problems.length > 0 ? refused(problems) : preflight(job, timeoutMs);
  });
  last = inspection.catch(() => undefined);
  return inspection;
}

/** Reads and compresses, which takes its time; runs nothing of the release. */
function inspectInThread(job: InspectionJob): Promise<Problem[]> {
  const worker = new Worker(programBeside(import.meta.url, './inspect-worker').file, { workerData: job });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the inspection ended without an answer')));
  });
}

/** The bundle may loop for ever, exit, or look around: it finds an empty environment, no files, and no way to say that it is well. */
async function preflight({ manifest, files }: InspectionJob, timeoutMs: number): Promise<Inspection> {
  const { name, version, routes, shared, server } = manifest;
  const order: PreflightOrder = {
    manifest: { name, version, routes, shared, server },
    code: new TextDecoder().decode(files[server.entry]),
  };
  const { file, folder } = preflightProgram();
  try {
    return (await runConfined({
      program: file,
      order,
      // What the preflight itself is made of; all else is out of its reach.
      readable: [folder],
      memoryMb: MEMORY_MB,
      ends: (elapsedMs) => (elapsedMs < timeoutMs ? null : new Error(`no answer within ${timeoutMs} ms`)),
    })) as Inspection;
  } catch (error) {
    const what = error instanceof ForgedAnswerError ? 'tries to answer for the gate' : 'does not start';
    const message = `The server bundle ${what}: ${messageOf(error)}`;
    return refused([{ refusal: 'preflight', message }]);
  }
}

function refused(problems: Problem[]): Inspection {
  return { problems, changedGlobals: [], capabilities: [] };
}
