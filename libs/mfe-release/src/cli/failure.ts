import { MOVED_MEANWHILE } from '@polden/api-contract/release-calls';
import { CommanderError } from 'commander';
import { RegistryError } from '../publish/registry-error.ts';
import { UsageError } from './environment.ts';
import { messageOf } from '../thrown.ts';
import { figuresInEnglish } from './figures-in-english.ts';
import { MovedError } from './standing.ts';

/** How a command ended that did not do what it was asked. */
export interface Failure {
  /** 1 failed or refused, 2 called wrongly, 3 the registry cannot be reached, 4 somebody has moved the pointer; 0 where only help was asked for. */
  exitCode: number;
  /** Machine-readable: usage, unreachable, failed, or the registry's code of the refusal. */
  code: string;
  /** One line. */
  reason: string;
}

/** A command has told all there is to tell, and did not succeed. */
export class UnhealthyError extends Error {
  readonly exitCode: 1 | 3;

  constructor(message: string, exitCode: 1 | 3 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What the error means for the caller of the command. */
export function failureOf(error: unknown): Failure {
  const text = messageOf(error);
  // A refusal quotes why the platform has taken a version back.
  const reason = figuresInEnglish(text.replace(/^error: /, '').split('\n')[0] ?? '');
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { exitCode: 0, code: 'usage', reason };
    // Commander has printed the help by then, and calls its error by a word of its own.
    const wrong = error.code === 'commander.help' ? 'Name a command' : reason;
    return { exitCode: 2, code: 'usage', reason: `${wrong}; see mfe-release --help` };
  }
  if (error instanceof UsageError) return { exitCode: 2, code: 'usage', reason };
  if (error instanceof UnhealthyError) return { exitCode: error.exitCode, code: 'failed', reason };
  if (error instanceof MovedError) return { exitCode: 4, code: MOVED_MEANWHILE, reason };
  if (!(error instanceof RegistryError)) return { exitCode: 1, code: 'failed', reason };
  if (error.status === null) return { exitCode: 3, code: 'unreachable', reason };
  if (error.code === MOVED_MEANWHILE) return { exitCode: 4, code: error.code, reason };
  return { exitCode: 1, code: error.code ?? 'refused', reason };
}
