import { expect, it } from '@jest/globals';
import { CODE_TOO_EARLY, type ErrorBody, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { createServer } from 'node:http';
import { toApiError } from './api-error.ts';
import { confirmCode, requestCode } from './verification/sms.api.ts';

/** What is said of a call to an API that has had enough. */
async function said(
  call: () => Promise<unknown>,
  message: string,
  fields: ErrorBody['fields'],
): Promise<string | undefined> {
  const server = createServer((_, response) => {
    response.writeHead(429, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'error', message, fields }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  configureHttp({ origin: `http://127.0.0.1:${port}` });
  try {
    return await call().then(
      () => undefined,
      (error: unknown) => toApiError(error, []).notice?.text,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const ask = () => requestCode('79161234567');

it(`a code that is asked for too early (${SMS_PATHS.request}) is no try too many: it says when the next may be asked for`, async () => {
  const fields = { retryAfter: 47, [CODE_TOO_EARLY]: true };
  expect(await said(ask, 'Новый код можно запросить через 47 секунд', fields)).toBe(
    'Следующий код запрашивать ещё рано. Попробуйте снова через 47 секунд: всё, что вы ввели, останется.',
  );
});

it.each([
  ['Слишком много запросов кода. Попробуйте позже', 47, 'Слишком много запросов кода', '47 секунд'],
  ['Слишком много запросов кода. Попробуйте позже', 3540, 'Слишком много запросов кода', '59 минут'],
  ['Слишком много запросов кода. Попробуйте позже', 3600, 'Слишком много запросов кода', '1 час'],
  [
    'На сегодня коды для этого номера закончились',
    86_000,
    'На сегодня коды для этого номера закончились',
    '24 часа',
  ],
  ['Too Many Requests', 120, 'Слишком много попыток подряд', '2 минуты'],
])('a budget that is used up is told as it is: %s, %d', async (message, retryAfter, why, wait) => {
  const text = `${why}. Попробуйте снова через ${wait}: всё, что вы ввели, останется.`;
  expect(await said(ask, message, { retryAfter })).toBe(text);
  expect(await said(() => confirmCode('79161234567', '000000'), message, { retryAfter })).toBe(text);
});

it('of a refusal that does not know for how long, to wait a little is said once', async () => {
  expect(await said(ask, 'Слишком много запросов. Попробуйте позже', {})).toBe(
    'Слишком много запросов. Подождите немного и попробуйте снова: всё, что вы ввели, останется.',
  );
});
