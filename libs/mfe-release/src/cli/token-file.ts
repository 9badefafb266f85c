import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { messageOf } from '../thrown.ts';
import { UsageError } from './environment.ts';

/** Where the token of a new team is written: only its owner can read it. */
interface TokenFile {
  write(token: string): void;
  /** For a team that was not made: an empty file would be in the way the next time. */
  remove(): void;
}

/**
 * Opened before the team is made, since the registry shows its token once. Never replaces a file. Throws UsageError where it
 * cannot be written.
 */
export function openTokenFile(file: string): TokenFile {
  const descriptor = openNew(file);
  return {
    write: (token) => {
      try {
        writeFileSync(descriptor, `${token}\n`);
      } catch (error) {
        throw new Error(`${file} cannot be written: ${messageOf(error)}. ${tokenShown(token)}`, {
          cause: error,
        });
      } finally {
        closeSync(descriptor);
      }
    },
    remove: () => {
      closeSync(descriptor);
      rmSync(file);
    },
  };
}

export function tokenShown(token: string): string {
  return `Token, shown this once: ${token}`;
}

function openNew(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UsageError(
        `${file} is there already, and no token is ever replaced: name another file with --token-out`,
      );
    throw new UsageError(`${file} cannot be written: ${messageOf(error)}`);
  }
}
