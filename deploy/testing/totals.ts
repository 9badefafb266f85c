import { readFileSync } from 'node:fs';

/** How many tests did what. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** Those of the passed that did so at the second try only. */
  unsteady: number;
}

/** A busy machine may spoil a test of a browser; more of them than this is a fault of the tests or the product. */
const UNSTEADY_LIMIT = 3;

/** The part of jest's `--json` report that we read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
}

/** The part of Playwright's JSON report that we read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside tests. */
  errors: unknown[];
}

/** Counts of a jest report; a file that could not be loaded counts as one failed test. */
export function jestTotals(file: string): Totals {
  const report = readReport<JestReport>(file);
  if (!report) return NOT_RUN;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: 0,
  };
}

/** Counts of a Playwright report; too many tests that passed only when they were repeated count as failed. */
export function playwrightTotals(file: string): Totals {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return NOT_RUN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  if (flaky > UNSTEADY_LIMIT) return { passed: expected, failed: failed + flaky, skipped, unsteady: 0 };
  return { passed: expected + flaky, failed, skipped, unsteady: flaky };
}

export function sumTotals(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
    unsteady: all.reduce((sum, { unsteady }) => sum + unsteady, 0),
  };
}

/** A run that left no report did not come to its end. */
export const NOT_RUN: Totals = { passed: 0, failed: 1, skipped: 0, unsteady: 0 };

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
