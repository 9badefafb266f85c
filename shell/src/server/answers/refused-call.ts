import type { ErrorBody } from '@polden/api-contract';
import { type AnyReply, isNavigation } from './gateway-failure.ts';
import { refusedPage, wrongAddressPage } from './refused-page.ts';
import { SECURITY_HEADERS, STANDALONE_HEADERS } from './security-headers.ts';

/** As the API says it of calls that come to itself. */
const SENTENCES = new Map([
  [400, 'Запрос составлен неверно'],
  [413, 'Слишком большой запрос'],
  [414, 'Слишком длинный адрес'],
  [415, 'Такой формат данных не принимается: нужен JSON'],
]);
const OTHER = 'Запрос отклонён';

type Asked = Parameters<typeof isNavigation>[0] & { method: string };

/** Answers a call that does not even get to the API, in the shape of all errors, or as a page to somebody who has followed a link. */
export function sendRefusedCall(request: Asked, reply: AnyReply, status: number): AnyReply {
  void reply.code(status);
  if (isNavigation(request)) {
    const page = request.method === 'GET' ? wrongAddressPage() : refusedPage('/');
    return reply.headers(STANDALONE_HEADERS).type('text/html; charset=utf-8').send(page);
  }
  const body: ErrorBody = { code: status, message: SENTENCES.get(status) ?? OTHER };
  return reply
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
