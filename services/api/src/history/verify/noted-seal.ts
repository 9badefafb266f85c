import { StartError } from '@polden/api-contract';

/** A seal that was noted down earlier, outside of the database. */
export interface NotedSeal {
  sequence: number;
  /** Hex. */
  digest: string;
}

/** `12:<64 hex digits>`, as the verify command and the log print it; undefined when none is given. */
export function readNotedSeal(text: string | undefined): NotedSeal | undefined {
  if (text === undefined) return undefined;
  const [, sequence, digest] = /^([1-9]\d{0,8}):([\da-f]{64})$/u.exec(text) ?? [];
  if (sequence === undefined || digest === undefined)
    throw new StartError('A noted seal is written <number>:<digest>, as history:verify prints it');
  return { sequence: Number(sequence), digest };
}
