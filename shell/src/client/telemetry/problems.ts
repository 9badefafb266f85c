import type { Beacon, BeaconProblem } from '@polden/api-contract';
import { isChunkFailure } from '../recovery/chunk-failure.ts';
import { report } from '../errors/reports.ts';
import { remoteOfError } from '../errors/remote-of-error.ts';

type Problem = Beacon['problems'][number];

const MAX_PROBLEMS = 10;
const MAX_MESSAGE = 200;

/** What went wrong on this page, kept from its first script on; the code that reports it comes later. */
let problems: Problem[] = [];
let listener: () => void = () => undefined;
let count = 0;

/** Keeps a problem of the page. `remote`: the owner to blame where the error's stack names none. */
export function noteProblem(
  kind: BeaconProblem,
  error: unknown,
  { componentStack = '', remote }: { componentStack?: string | null | undefined; remote?: string } = {},
): void {
  count += 1;
  // A page that fails in a loop says nothing new.
  if (count > MAX_PROBLEMS) return;
  const owner = remoteOfError(error, componentStack ?? '', remote);
  const message = messageOf(error);
  problems.push({ kind, remote: owner, message });
  report({ level: 'error', message: `${owner}: ${message}`, error, phone: null });
  listener();
}

/** An error of which only React or the browser knows. */
export function noteError(error: unknown, componentStack?: string | null): void {
  noteProblem(isChunkFailure(error) ? 'chunk' : 'error', error, { componentStack });
}

/** The problems since the last call. */
export function takeProblems(): Problem[] {
  const taken = problems;
  problems = [];
  return taken;
}

export function onProblem(action: () => void): void {
  listener = action;
}

/** Without queries and long numbers, which may be a person's. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text
    .replace(/\?[^\s)'"]*/g, '')
    .replace(/\d{5,}/g, '…')
    .slice(0, MAX_MESSAGE);
}
