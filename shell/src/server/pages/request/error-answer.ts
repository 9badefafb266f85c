import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import { lastResortPage } from '../../answers/last-resort-page.ts';
import { refusedPage } from '../../answers/refused-page.ts';
import { sendStandalone } from '../../answers/standalone-page.ts';
import type { ReadyAnswer } from '../../overload/busy-page.ts';
import { OverloadedError } from '../../overload/overloaded-error.ts';
import { pageUrl } from './page-place.ts';
import { sendTooLarge } from './too-large-form.ts';

/** What is answered where no page was come to: what somebody has sent wrongly is no failure of ours. */
export function errorAnswer(busy: () => ReadyAnswer) {
  return (
    error: { statusCode?: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> => {
    if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE) return sendTooLarge(request, reply);
    if (error instanceof OverloadedError) {
      const { headers, body } = busy();
      return reply.code(503).headers(headers).send(body);
    }
    const { statusCode: status = 500 } = error;
    if (status < 500) return sendStandalone(reply, status, refusedPage(addressOf(request)));
    request.log.error(error);
    return sendStandalone(reply, status, lastResortPage(request.id));
  };
}

function addressOf({ url }: FastifyRequest): string {
  const page = pageUrl(url, 'http://site.invalid');
  return page === null ? '/' : page.pathname + page.search;
}
