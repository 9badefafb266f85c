import type { ErrorBody } from '@polden/api-contract';
import type { FastifyRequest, RawServerBase, RouteGenericInterface, FastifyReply } from 'fastify';
import { lastResortPage } from './last-resort-page.ts';
import { SECURITY_HEADERS, STANDALONE_HEADERS } from './security-headers.ts';

const SENTENCES = {
  408: 'Запрос не пришёл целиком: попробуйте ещё раз',
  502: 'Сервис ответил с ошибкой: попробуйте через минуту',
  503: 'Сервис временно недоступен: попробуйте через минуту',
  504: 'Сервис не ответил вовремя: попробуйте через минуту',
};
export type GatewayFailure = keyof typeof SENTENCES;

const RETRY_AFTER_SECONDS = 5;
/** What an upstream has said of a body that is not sent. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'last-modified'];

/** Whether a status says that the service behind has not answered itself, or not at all. */
export function isGatewayFailure(status: number): status is GatewayFailure {
  return status in SENTENCES;
}

/** Of a server over any protocol: a proxy does not say which. */
export type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;
type Asked = Pick<FastifyRequest, 'id' | 'headers'>;

/** Why a call to the service has failed, by the error of the connection. */
export function failureOf(error: { statusCode?: number; cause?: unknown }): GatewayFailure {
  const { code } = Object(error.cause) as { code?: unknown };
  if (error.statusCode === 504) return 504;
  // Nobody has heard of the request: it may be sent again at once when somebody listens.
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? 503 : 502;
}

/** Says it in the shape of all errors, or as a page to somebody who has followed a link; nothing of what is behind. */
export function sendGatewayFailure(request: Asked, reply: AnyReply, status: GatewayFailure): AnyReply {
  for (const name of OF_THE_BODY) reply.removeHeader(name);
  const mayRetry = status === 502 || status === 503;
  void reply.code(status).headers({
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    ...(mayRetry && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  });
  if (isNavigation(request))
    return reply
      .headers(STANDALONE_HEADERS)
      .type('text/html; charset=utf-8')
      .send(lastResortPage(request.id));
  const body: ErrorBody = {
    code: status,
    message: SENTENCES[status],
    ...(mayRetry && { fields: { retryAfter: RETRY_AFTER_SECONDS } }),
  };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Whether the answer is what the browser shows next. */
export function isNavigation({ headers }: Pick<Asked, 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}
