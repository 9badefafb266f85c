import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ACCOUNT_OWNER_HEADER,
  ACCOUNT_PATHS,
  API_BASE_PATH,
  CAR_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PATHS,
  PRODUCTS_PATH,
  NEWSROOM_PATHS,
  SMS_PATHS,
  SUGGESTION_PATHS,
  TEXT_PATHS,
  type ErrorBody,
} from '@polden/api-contract';
import { DOCUMENTS, LEAD_ID, PLACES, PRODUCTS, PROGRESS, PROMOTION, RIGHT_CODE } from './lender-data.ts';

export interface ReceivedCall {
  path: string;
  body: Record<string, unknown>;
  idempotencyKey: string | undefined;
  /** Whose account the form was shown in. */
  owner: string | undefined;
}

type Answer = { status: number; body: unknown } | 'break the connection' | 'stay silent';

/** A lender's API over real HTTP, with a memory of what it was asked and answers that a test may script. */
export interface LenderApi {
  origin: string;
  /** Everything but the reads of every page. */
  calls: ReceivedCall[];
  /** The next answers to a path, before it goes back to its usual one. */
  answerNext(path: string, ...answers: Answer[]): void;
  close(): Promise<void>;
}

export async function startLenderApi(): Promise<LenderApi> {
  const calls: ReceivedCall[] = [];
  const scripted = new Map<string, Answer[]>();

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = (request.url ?? '').replace(API_BASE_PATH, '');
      const key = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
      if (request.method === 'POST') {
        const owner = request.headers[ACCOUNT_OWNER_HEADER.toLowerCase()];
        calls.push({
          path,
          body,
          idempotencyKey: typeof key === 'string' ? key : undefined,
          owner: typeof owner === 'string' ? owner : undefined,
        });
      }
      const answer = scripted.get(path)?.shift() ?? usualAnswer(path, body);
      if (answer === 'break the connection') request.socket.destroy();
      else if (answer !== 'stay silent') respond(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    answerNext: (path, ...answers) => scripted.set(path, answers),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function usualAnswer(path: string, body: Record<string, unknown>): Answer {
  switch (path) {
    case PRODUCTS_PATH:
      return ok({ products: PRODUCTS, promotion: PROMOTION });
    case TEXT_PATHS.descriptions:
      return ok({});
    case TEXT_PATHS.cities:
      return ok([]);
    case NEWSROOM_PATHS.generals:
      return ok([]);
    case LEAD_PATHS.documents:
      return ok(DOCUMENTS);
    case SMS_PATHS.request:
      return ok({ verification: { need_reset: false, resendAfter: 60, expiresIn: 300 } });
    case SMS_PATHS.reset:
      return ok({ verification_reset: { success: true } });
    case SMS_PATHS.confirm:
      return body['code'] === RIGHT_CODE
        ? ok({ verified: true, verificationToken: 't' })
        : invalid('code', 'Неверный код');
    case LEAD_PATHS.create:
    case LEAD_PATHS.refinanceFirstStep:
    case LEAD_PATHS.refinance:
      return ok(storedFor(body['phone']));
    case LEAD_PATHS.businessFirstStep:
    case LEAD_PATHS.carPurchaseFirstStep:
      return ok({ ok: true, id: LEAD_ID, requestResponse: storedFor(body['phoneNumber']) });
    case LEAD_PATHS.personalAccount:
      return ok({ id: LEAD_ID, link: 'https://lk.example/in?t=1', created: CREATED });
    case SUGGESTION_PATHS.placeOfIssue:
      return ok({ suggestions: PLACES });
    case CAR_PATHS.cost:
      return ok({ cost: 1_020_000, currency: 'RUB' });
    case ACCOUNT_PATHS.overview:
      return ok({ account: null });
    case LEAD_PATHS.loginLink:
      return ok({ link: 'https://lk.example/in?t=1', status: 'success' });
    case LEAD_PATHS.keepAnswers:
      return ok({ ok: true });
    case LEAD_PATHS.keptAnswers:
      return ok({ answers: {} });
    case LEAD_PATHS.progress:
      return ok(PROGRESS);
    default:
      return refusal(404, { message: 'Такого адреса нет' });
  }
}

const CREATED = '2026-11-20T09:00:00.000Z';

function storedFor(digits: unknown) {
  return { id: LEAD_ID, phone: `+${String(digits)}`, created: CREATED };
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function invalid(field: string, message: string): Answer {
  return refusal(422, { message, error_validation: { [field]: [message] } });
}

export function refusal(status: number, body: Omit<ErrorBody, 'code'>): Answer {
  return { status, body: { code: status, ...body } };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function respond(response: ServerResponse, { status, body }: Exclude<Answer, string>): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
