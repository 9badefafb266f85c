import { readFileSync } from 'node:fs';

/** How many tests did what. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of those of the passed that did so at the second try only. */
  unsteady: string[];
}

/** A busy machine may spoil a test; more of them than this is a fault of the tests or the product. */
const UNSTEADY_LIMIT = 3;

/** The part of jest's `--json` report that we read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults?: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[];
}

/** The part of Playwright's JSON report that we read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside tests. */
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/** A file, or a `describe` in it. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** Counts of a jest report; a file that could not be loaded counts as one failed test. */
export function jestTotals(file: string): Totals {
  const report = readReport<JestReport>(file);
  if (!report) return NOT_RUN;
  const unsteady = (report.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
  return withinLimit({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady,
  });
}

/** Counts of a Playwright report. */
export function playwrightTotals(file: string): Totals {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return NOT_RUN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withinLimit({
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    unsteady: (report.suites ?? []).flatMap(flakyOf),
  });
}

/** Too many tests that passed only when they were repeated count as failed. */
function withinLimit(totals: Totals): Totals {
  const { length } = totals.unsteady;
  if (length <= UNSTEADY_LIMIT) return totals;
  return { ...totals, passed: totals.passed - length, failed: totals.failed + length };
}

function flakyOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap(flakyOf)];
}

export function sumTotals(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
    unsteady: all.flatMap(({ unsteady }) => unsteady),
  };
}

/** A run that left no report did not come to its end. */
export const NOT_RUN: Totals = { passed: 0, failed: 1, skipped: 0, unsteady: [] };

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
