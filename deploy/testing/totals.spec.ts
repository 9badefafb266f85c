import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jestTotals, playwrightTotals, sumTotals } from './totals.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'polden-totals-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function report(content: object): string {
  const file = join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('totals', () => {
  it('count a test file that cannot be loaded as failed', () => {
    const file = report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 2,
      numRuntimeErrorTestSuites: 1,
    });
    expect(jestTotals(file)).toEqual({ passed: 5, failed: 2, skipped: 2, unsteady: [] });
  });

  it('count an error outside browser tests as failed', () => {
    const file = report({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 }, errors: [{}] });
    expect(playwrightTotals(file)).toEqual({ passed: 3, failed: 2, skipped: 0, unsteady: [] });
  });

  it.each([
    [3, { passed: 103, failed: 0 }],
    [4, { passed: 100, failed: 4 }],
  ])(
    'name %s browser tests that passed at the second try only, and let three of them pass',
    (flaky, counts) => {
      const specs = Array.from({ length: flaky }, (_, at) => ({
        title: `walk ${at}`,
        tests: [
          { projectName: 'desktop', status: 'expected' },
          { projectName: 'phone', status: 'flaky' },
        ],
      }));
      const suites = [{ specs: [], suites: [{ specs }] }];
      const stats = { expected: 100, unexpected: 0, flaky, skipped: 0 };
      const { unsteady, ...rest } = playwrightTotals(report({ stats, errors: [], suites }));
      expect(rest).toEqual({ ...counts, skipped: 0 });
      expect(unsteady).toEqual(specs.map(({ title }) => `[phone] ${title}`));
    },
  );

  it.each([
    [3, { passed: 10, failed: 1 }],
    [4, { passed: 6, failed: 5 }],
  ])('do the same with %s tests of jest', (repeated, counts) => {
    const twice = Array.from({ length: repeated }, (_, at) => ({
      fullName: `leads ${at}`,
      status: 'passed',
      invocations: 2,
    }));
    const others = [
      { fullName: 'steady', status: 'passed', invocations: 1 },
      { fullName: 'broken', status: 'failed', invocations: 2 },
    ];
    const file = report({
      numPassedTests: 10,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 0,
      testResults: [{ assertionResults: [...twice, ...others] }],
    });
    const unsteady = twice.map(({ fullName }) => fullName);
    expect(jestTotals(file)).toEqual({ ...counts, skipped: 0, unsteady });
  });

  it('count a run without a report as one failure', () => {
    expect(jestTotals(join(dir, 'none.json'))).toEqual({ passed: 0, failed: 1, skipped: 0, unsteady: [] });
  });

  it('add up', () => {
    const one = { passed: 1, failed: 2, skipped: 3, unsteady: ['walk'] };
    expect(sumTotals([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, unsteady: ['walk', 'walk'] });
  });
});
