import './node-24.ts';
import { runSuite, SUITES, type SuiteName, type SuiteResult } from '../testing/suites.ts';
import { sumTotals } from '../testing/totals.ts';
import { buildOrExit } from './platform/build-or-exit.ts';

/** `npm test [-- unit | integration | e2e …] [-- part of a file name …]` */
const given = process.argv.slice(2);
const chosen = SUITES.filter((name) => given.includes(name));
const filters = given.filter((argument) => !SUITES.includes(argument as SuiteName));
const suites = chosen.length > 0 ? chosen : [...SUITES];

// It must fail before any test runs.
if (suites.includes('e2e')) await buildOrExit();
const results: SuiteResult[] = [];
for (const name of suites) {
  console.log(`\n— ${name} —`);
  results.push(await runSuite(name, filters));
}

console.log('');
for (const { name, totals } of results) {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`${`${name}:`.padEnd(13)} Tests: ${totals.passed} passed, ${totals.failed} failed${skipped}`);
  for (const test of totals.unsteady) console.log(`  passed at the second try only: ${test}`);
}
const { passed, failed } = sumTotals(results.map(({ totals }) => totals));
// A runner may fail although each test passed: say so in the count as well.
const silent = results.filter(({ ok, totals }) => !ok && totals.failed === 0).length;
console.log(`${passed} passed, ${failed + silent} failed`);
process.exit(failed + silent > 0 || passed === 0 ? 1 : 0);
