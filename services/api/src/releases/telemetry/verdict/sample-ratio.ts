import { BUCKETS, controlShareOf } from '@polden/mfe-release';
import { evidenceAgainst } from './binomial-test.ts';

/** Chance that visitors who are dealt as they should be are ever found dealt otherwise. */
const FALSE_MISMATCH = 0.001;
const WEIGHT = 200;

/** Visitors who came with a page of the remote, by the arm that they were dealt, at one share of the canary. */
export interface Sample {
  /** Visitors in 10,000. */
  share: number;
  /** ISO 8601: those who came before were dealt at another share. */
  from: string;
  /** ISO 8601: those who came before are counted. A canary may take longer than single moments are kept. */
  through: string;
  canary: number;
  control: number;
}

export function noSample(share: number, from: Date): Sample {
  return { share, from: from.toISOString(), through: from.toISOString(), canary: 0, control: 0 };
}

/** Whether the arms have not got the visitors that they should have: then what differs between them says nothing of the release. */
export function isMismatched({ share, canary, control }: Sample): boolean {
  const expected = share / (share + controlShareOf({ share }));
  if (share >= BUCKETS || canary + control === 0) return false;
  const counts = { times: canary, of: canary + control };
  return evidenceAgainst(expected, counts, WEIGHT) >= Math.log(1 / FALSE_MISMATCH);
}
