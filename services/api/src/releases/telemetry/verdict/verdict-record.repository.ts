import type { EntityManager } from 'typeorm';
import { MOMENT_SECONDS } from '../counters.repository.ts';
import type { Verdict } from './canary-verdict.ts';
import type { RunningCanary } from './running-canaries.repository.ts';
import { noSample, type Sample } from './sample-ratio.ts';
import { type Evidence, noEvidence } from './sequential-test.ts';

/** What was found out about a canary so far, and up to when. */
export interface VerdictRecord extends Verdict {
  server: Evidence;
  serverThrough: Date;
  browser: Evidence;
  browserThrough: Date;
  tests: OtherTests;
}

/** Kept as they are in one column. */
interface OtherTests {
  chunk: Evidence;
  globals: Evidence;
  missing: Evidence;
  /** ISO 8601. */
  missingThrough: string;
  sample: Sample;
  /** ISO 8601: since then no verdict is found, and the time for one runs. */
  undecidedSince: string;
}

interface RecordRow {
  version: string;
  started_at: Date;
  server: Evidence;
  server_through: Date;
  browser: Evidence;
  browser_through: Date;
  tests: OtherTests | null;
  state: Verdict['state'];
  reason: string;
}

/** Visitors leave before a page has reported: a little more of them is no crash. */
const MISSING_TOLERANCE = 0.05;
const MOMENT_MS = MOMENT_SECONDS * 1_000;

/** Begins anew with another canary, with another stable version beside it, and with another tolerance, to which the old evidence says nothing. */
export async function readRecord(manager: EntityManager, canary: RunningCanary): Promise<VerdictRecord> {
  const { environment, remote, version, comparedSince, tolerance, share } = canary;
  const [row] = await manager.query<RecordRow[]>(
    'SELECT * FROM canary_verdict WHERE environment = $1 AND remote = $2',
    [environment, remote],
  );
  const isSame = row?.version === version && row.started_at.getTime() === comparedSince.getTime();
  const goesOn = isSame && row.server.tolerance === tolerance && isWhole(row.tests);
  if (!row?.tests || !goesOn) {
    const began = new Date(Math.floor(comparedSince.getTime() / MOMENT_MS) * MOMENT_MS);
    return {
      server: noEvidence(tolerance),
      serverThrough: began,
      browser: noEvidence(tolerance),
      browserThrough: began,
      tests: {
        chunk: noEvidence(tolerance),
        globals: noEvidence(tolerance),
        missing: noEvidence(Math.max(tolerance, MISSING_TOLERANCE)),
        missingThrough: began.toISOString(),
        sample: noSample(share, began),
        // What was found out by other rules says nothing, and the time begins anew as well.
        undecidedSince: (isSame ? new Date() : comparedSince).toISOString(),
      },
      state: 'collecting',
      reason: '',
    };
  }
  const { server, browser, tests, state, reason } = row;
  return {
    server,
    serverThrough: row.server_through,
    browser,
    browserThrough: row.browser_through,
    tests,
    state,
    reason,
  };
}

/** What an earlier version of the judge has written begins anew. */
function isWhole(tests: Partial<OtherTests> | null): boolean {
  return tests?.undecidedSince !== undefined && tests.sample?.through !== undefined;
}

export async function saveRecord(
  manager: EntityManager,
  canary: RunningCanary,
  record: VerdictRecord,
): Promise<void> {
  await manager.query(
    `INSERT INTO canary_verdict (environment, remote, version, started_at, control, server, server_through, browser,
       browser_through, tests, state, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (environment, remote) DO UPDATE SET version = excluded.version, started_at = excluded.started_at,
       control = excluded.control, server = excluded.server, server_through = excluded.server_through,
       browser = excluded.browser, browser_through = excluded.browser_through,
       tests = excluded.tests, state = excluded.state,
       reason = excluded.reason, judged_at = now()`,
    [
      canary.environment,
      canary.remote,
      canary.version,
      canary.comparedSince,
      canary.control,
      JSON.stringify(record.server),
      record.serverThrough,
      JSON.stringify(record.browser),
      record.browserThrough,
      JSON.stringify(record.tests),
      record.state,
      record.reason,
    ],
  );
}
