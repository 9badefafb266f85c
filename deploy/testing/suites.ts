import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { CHECKOUT, DATA_DIR, ensureFolder } from '../local/folders.ts';
import { compileCache } from './compile-cache.ts';
import { jestTotals, playwrightTotals, type Totals } from './totals.ts';

export const SUITES = ['unit', 'integration', 'e2e'] as const;
export type SuiteName = (typeof SUITES)[number];

export interface SuiteResult {
  name: SuiteName;
  totals: Totals;
  /** Exit code of the runner. */
  ok: boolean;
}

const PROJECTS = { unit: ['unit', 'unit-alone', 'dom'], integration: ['integration', 'integration-alone'] };
const CORES = availableParallelism();
/** Tests of the API wait for the database, for processes and for moments: one more worker for two takes what they leave. */
const WORKERS = { unit: Math.ceil(CORES * 1.5), integration: Math.ceil(CORES * 1.5) };
/**
 * Above it a worker makes room for a new one: what the tests of pages leave in it is never given back, and one of 2 GB takes
 * longer to end than Jest waits.
 */
const HEAP = { unit: '800MB', integration: '1GB' };
const packageOf = createRequire(import.meta.url);
/** Not in `test-results`: Playwright empties its output folder when a run begins, and another run may be under way. */
const REPORTS = join(DATA_DIR, 'test-reports');

/**
 * Runs one suite with its output on our own.
 * @param filters parts of file names, and options of the runner
 */
export async function runSuite(name: SuiteName, filters: string[]): Promise<SuiteResult> {
  const report = join(ensureFolder(REPORTS), `${name}-${process.pid}.json`);
  try {
    const ok = name === 'e2e' ? await runPlaywright(report, filters) : await runJest(name, report, filters);
    return { name, ok, totals: name === 'e2e' ? playwrightTotals(report) : jestTotals(report) };
  } finally {
    rmSync(report, { force: true });
  }
}

function runJest(name: keyof typeof PROJECTS, report: string, filters: string[]): Promise<boolean> {
  const jest = join(dirname(packageOf.resolve('jest/package.json')), 'bin/jest.js');
  const args = [
    '--selectProjects',
    ...PROJECTS[name],
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${WORKERS[name]}`,
    `--workerIdleMemoryLimit=${HEAP[name]}`,
  ];
  return run([
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    ...args,
    ...lenient('--passWithNoTests', filters),
  ]);
}

function runPlaywright(report: string, filters: string[]): Promise<boolean> {
  const playwright = join(dirname(packageOf.resolve('playwright/package.json')), 'cli.js');
  return run([playwright, 'test', ...lenient('--pass-with-no-tests', filters)], {
    ...compileCache(),
    E2E_REPORT: report,
  });
}

/** Runs one proof of `shell/e2e/proofs`, or what the options of Playwright leave of it; true when it holds. */
export function runProof(name: string, options: string[]): Promise<boolean> {
  const playwright = join(dirname(packageOf.resolve('playwright/package.json')), 'cli.js');
  return run([playwright, 'test', ...options], { ...compileCache(), E2E_PROOF: name });
}

/** A filter may leave a suite without tests; a whole suite without tests is a mistake. */
function lenient(option: string, filters: string[]): string[] {
  return filters.length > 0 ? [option, ...filters] : [];
}

/** What jest prints as JSON goes to the report only. */
function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const jest = args.includes('--json');
  const child = spawn(process.execPath, args, {
    cwd: CHECKOUT,
    env: { ...process.env, ...env },
    stdio: ['inherit', jest ? 'ignore' : 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
