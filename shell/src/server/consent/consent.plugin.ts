import { readCookie } from '@polden/api-contract';
import { ownTarget } from '@polden/reference-data';
import type { FastifyInstance } from 'fastify';
import {
  CONSENT_BACK_FIELD,
  CONSENT_COOKIE,
  CONSENT_FIELD,
  CONSENT_PATH,
  toConsent,
  UNTOLD_COOKIE,
} from '../../app/consent/consent.ts';
import type { SiteHosts } from '../city/site-hosts.ts';
import { cookieLine } from '../cookies.ts';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';

const YEAR_S = 31_536_000;
const HIDDEN = '[data-consent-notice]{display:none}';

export interface ConsentOptions {
  hosts: Pick<SiteHosts, 'find'>;
  local: boolean;
}

/**
 * POST /consent keeps the visitor's choice for a year on all hosts of the site, and leads back to the page of the form;
 * a script that asks for JSON gets 204. GET /consent.css hides the question from those who have answered it: only browsers
 * without JavaScript ask for it.
 */
export function consentChoice(app: FastifyInstance, { hosts, local }: ConsentOptions): void {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

  app.post<{ Body: string }>(CONSENT_PATH, (request, reply) => {
    const host = hosts.find(request.headers.host);
    if (host === null || request.headers.origin !== host.asked) {
      return reply.code(403).type('text/plain; charset=utf-8').send('Форма отправлена с другого сайта');
    }
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const consent = toConsent(form.get(CONSENT_FIELD));
    if (consent === null)
      return reply.code(422).headers(headers).type('text/plain; charset=utf-8').send('Выберите ответ');
    const cookie = cookieLine(CONSENT_COOKIE, consent, {
      domain: host.cookieDomain,
      maxAgeSeconds: YEAR_S,
      secure: !local,
      readable: true,
    });
    const heard = cookieLine(UNTOLD_COOKIE, '', {
      domain: null,
      maxAgeSeconds: 0,
      secure: !local,
      readable: true,
    });
    const byScript = request.headers.accept?.includes('application/json') ?? false;
    // A script takes it away when it agrees. This answer may come late, when the visitor has refused since.
    const isHeard = consent === 'necessary' || !byScript;
    void reply.headers({ ...headers, 'set-cookie': [cookie, ...(isHeard ? [heard] : [])] });
    if (byScript) return reply.code(204).send();
    const back = ownTarget(form.get(CONSENT_BACK_FIELD) ?? '') ?? '/';
    return reply
      .code(303)
      .header('location', host.asked + back)
      .send();
  });

  app.get(`${CONSENT_PATH}.css`, (request, reply) => {
    const isAnswered = toConsent(readCookie(request.headers.cookie, CONSENT_COOKIE)) !== null;
    return reply
      .headers(headers)
      .type('text/css; charset=utf-8')
      .send(isAnswered ? HIDDEN : '');
  });
}
