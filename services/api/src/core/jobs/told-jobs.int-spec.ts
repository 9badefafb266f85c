import { afterAll, beforeAll, beforeEach, it } from '@jest/globals';
import { type InboxLetters, SUBSCRIBE_PATHS } from '@polden/api-contract';
import { get, post } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

/** Longer than the test may take. */
const HOUR_SECONDS = 3600;

let api: TestApp;

beforeAll(async () => {
  const delivery = { ...quickDelivery, pollSeconds: HOUR_SECONDS, toldPollSeconds: HOUR_SECONDS };
  api = await startTestApp({
    configure: ({ limits, ...config }) => ({ ...config, limits: { ...limits, delivery } }),
  });
});
beforeEach(() => truncate(api.dataSource));
afterAll(() => api.close());

it('does a job as soon as the transaction that sent it commits, and not when it would look', async () => {
  const email = 'anna@mail.ru';
  await post(api, SUBSCRIBE_PATHS.add, { email, consent: true, url: '/blog' });
  await eventually(async () => {
    const { body } = await get(api, `dev/mail?to=${email}`);
    return (body as unknown as InboxLetters).items.length === 1;
  });
});
