import { CommanderError } from 'commander';
import { RegistryError } from '../publish/registry-error.ts';
import { UsageError } from './environment.ts';
import { messageOf } from '../thrown.ts';
import { figuresInEnglish } from './figures-in-english.ts';

/** How a command ended that did not do what it was asked. */
export interface Failure {
  /** 1 failed or refused, 2 called wrongly, 3 the registry cannot be reached; 0 where only help was asked for. */
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

/** What the error means for whoever called the command. */
export function failureOf(error: unknown): Failure {
  const text = messageOf(error);
  // A refusal quotes why the platform has taken a version back.
  const reason = figuresInEnglish(text.replace(/^error: /, '').split('\n')[0] ?? '');
  if (error instanceof CommanderError) {
    return { exitCode: error.exitCode === 0 ? 0 : 2, code: 'usage', reason };
  }
  if (error instanceof UsageError) return { exitCode: 2, code: 'usage', reason };
  if (error instanceof UnhealthyError) return { exitCode: error.exitCode, code: 'failed', reason };
  if (!(error instanceof RegistryError)) return { exitCode: 1, code: 'failed', reason };
  if (error.status === null) return { exitCode: 3, code: 'unreachable', reason };
  return { exitCode: 1, code: error.code ?? 'refused', reason };
}
