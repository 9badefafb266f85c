import { expect, test } from 'playwright/test';
import { askMixed } from '../support/mixed-requests.ts';

const REQUESTS = 10_000;
const SEED = 20261121;

test(`${REQUESTS} mixed requests: nobody is served what is another's`, async () => {
  test.setTimeout(20 * 60_000);
  const { leaks, ...figures } = await askMixed(REQUESTS, SEED, (answered, seconds) =>
    console.log(`${answered} answers after ${seconds} s`),
  );
  console.log(JSON.stringify({ ...figures, leaks: leaks.length }, null, 2));
  expect(leaks.slice(0, 20)).toEqual([]);
  expect(figures.cities).toBe(75);
  expect(figures.shared).toBeGreaterThan(REQUESTS / 10);
});
