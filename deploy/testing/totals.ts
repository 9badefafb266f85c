import { readFileSync } from 'node:fs';

/** How many tests did what. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

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
  };
}

/** Counts of a Playwright report; a test that passed only when it was repeated counts as failed. */
export function playwrightTotals(file: string): Totals {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return NOT_RUN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

export function sumTotals(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** A run that left no report did not come to its end. */
export const NOT_RUN: Totals = { passed: 0, failed: 1, skipped: 0 };

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
