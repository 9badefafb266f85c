import { expect, it } from '@jest/globals';
import { SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { createServer } from 'node:http';
import { toApiError } from './api-error.ts';
import { confirmCode, requestCode } from './verification/sms.api.ts';

/** What is said of a call to an API that has had enough. */
async function said(call: () => Promise<unknown>): Promise<string | undefined> {
  const server = createServer((_, response) => {
    response.writeHead(429, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'error', message: 'Рано', fields: { retryAfter: 47 } }));
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

it(`a code that is asked for too early (${SMS_PATHS.request}) is no try too many: it says when the next may be asked for`, async () => {
  expect(await said(() => requestCode('79161234567'))).toBe(
    'Следующий код запрашивать ещё рано. Попробуйте снова через 47 секунд: всё, что вы ввели, останется.',
  );
  expect(await said(() => confirmCode('79161234567', '000000'))).toMatch(/^Слишком много попыток подряд/);
});
