import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { wallsFor } from './walls.ts';
import { processorMs } from './processor-time.ts';

export interface ConfinedProgram {
  /** Begins with `takeOrder`. */
  program: URL;
  /** Folders and files that it may read: its own sources. */
  readable: readonly string[];
  memoryMb: number;
  /** Flags of Node besides those that confine. */
  nodeFlags?: readonly string[];
}

/**
 * Asked four times a second: the error with which it has to end. `workedMs` is what it has had of the processor, null where
 * the system does not tell.
 */
export type Ends = (elapsedMs: number, workedMs: number | null) => Error | null;

/** A process that waits for its one order. */
export interface ConfinedProcess {
  /** Resolves to what the program answers; rejects with the reason when it ends without an answer. */
  run: (order: unknown, ends: Ends) => Promise<unknown>;
  end: () => void;
  hasEnded: () => boolean;
}

const CHECK_MS = 250;
const MAX_ANSWER = 4_000_000;

/** The program wrote where its answer is expected, and not what it was told to begin it with. */
export class ForgedAnswerError extends Error {}

/**
 * Starts a program that evaluates code of a release, in a process that ends with its answer: without files but its own
 * sources, without processes, threads and native code, without network where the system allows, in an environment that tells
 * nothing. The answer begins with a word that was made up for this process alone and that is in nobody's reach there: what
 * code of a release writes is no answer.
 */
export function startConfined({
  program,
  readable,
  memoryMb,
  nodeFlags = [],
}: ConfinedProgram): ConfinedProcess {
  const flags = [
    ...nodeFlags,
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--no-addons',
    '--disable-sigusr1',
    `--max-old-space-size=${memoryMb}`,
    '--disable-warning=ExperimentalWarning',
  ];
  const [first, ...rest] = [...wallsFor(program).command, process.execPath, ...flags, fileURLToPath(program)];
  const child = spawn(first, rest, {
    // The commands before the program are looked for on the path; the program drops it.
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production', PATH: process.env['PATH'] ?? '' },
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    // A signal to its own group must not reach ours.
    detached: true,
    cwd: '/',
  });
  let failure: Error | null = null;
  let fail = (error: Error): void => {
    failure ??= error;
  };
  // A process that ends at once reads nothing.
  child.stdin?.on('error', () => undefined);
  child.once('error', (error) => fail(error));
  child.once('close', (code, signal) => fail(new Error(`it ended with ${signal ?? `code ${code}`}`)));
  // One that waits for its order keeps nobody.
  child.unref();
  const end = () => {
    child.kill('SIGKILL');
    // In any case nobody waits for more output.
    for (const stream of child.stdio) stream?.destroy();
  };
  return {
    end,
    hasEnded: () => failure !== null || child.exitCode !== null || child.signalCode !== null,
    run: (order, ends) => {
      const word = randomBytes(24).toString('base64url');
      const began = performance.now();
      let checks: NodeJS.Timeout | undefined;
      return new Promise<unknown>((resolve, reject) => {
        if (failure) return reject(failure);
        fail = reject;
        const before = processorMs(child.pid ?? 0) ?? 0;
        checks = setInterval(() => {
          const worked = processorMs(child.pid ?? 0);
          const error = ends(performance.now() - began, worked === null ? null : worked - before);
          if (error !== null) reject(error);
        }, CHECK_MS);
        readAnswer(child.stdio[3] as NodeJS.ReadableStream, word).then(resolve, reject);
        child.stdin?.end(JSON.stringify({ word, order }));
      }).finally(() => {
        clearInterval(checks);
        end();
      });
    },
  };
}

export function runConfined({
  order,
  ends,
  ...program
}: ConfinedProgram & { order: unknown; ends: Ends }): Promise<unknown> {
  return startConfined(program).run(order, ends);
}

function readAnswer(output: NodeJS.ReadableStream, word: string): Promise<unknown> {
  let text = '';
  output.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    output.on('error', reject);
    output.on('data', (part: string) => {
      text += part;
      const isForged = !`${word} `.startsWith(text.slice(0, word.length + 1));
      if (isForged || text.length > MAX_ANSWER)
        reject(new ForgedAnswerError('it wrote where only the verdict stands'));
      else if (text.includes('\n')) resolve(verdictIn(text.slice(word.length)));
    });
  });
}

/** Of the first line: what code of a release writes after it is not read. */
function verdictIn(text: string): unknown {
  return JSON.parse(text.slice(0, text.indexOf('\n')));
}
