import type { Budget } from './budget.ts';

/** What one request may take of the server. */
export interface RequestLimits {
  /** Milliseconds for a body to arrive; `fileMs` where it is a file. */
  bodyMs: number;
  fileMs: number;
  /** Event streams that one address may hold open in each process. */
  streamsOfAddress: number;
  /** Bodies that are arriving and answers that are being read, of one address and in all, in each process. */
  transfersOfAddress: number;
  transfers: number;
}

export interface BlogLimits {
  /** Votes on posts from one address. */
  ratingIp: Budget;
  /** Visitors of one address who vote on one post. */
  ratersIp: Budget;
}

export interface FaqLimits {
  /** Votes on answers from one address. */
  voteIp: Budget;
  /** Visitors of one address who vote on one answer. */
  votersIp: Budget;
}

export interface NewsroomLimits {
  /** Articles opened from one address. */
  readIp: Budget;
  /** Visitors of one address who read one article. */
  readersIp: Budget;
}

export interface ReviewLimits {
  /** How long a key given by the client is remembered. */
  idempotencySeconds: number;
  /** How long a key derived from the content is remembered. */
  derivedIdempotencySeconds: number;
}

export interface PhotobankLimits {
  /** Archives of logos that one address downloads. */
  archiveIp: Budget;
}

export interface AbTestLimits {
  /** Events of experiments from one address that one process takes. */
  ip: Budget;
}

export interface FrontLogLimits {
  /** Entries from one address that one process takes. */
  ip: Budget;
}

export interface TelemetryLimits {
  /** Reports from one address that one process takes. */
  beaconIp: Budget;
  /** Page views of one network in an hour that count toward the verdict on a canary. */
  viewsPerNetwork: number;
}
