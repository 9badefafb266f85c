import {
  API_BASE_PATH,
  type InboxMessages,
  PHONE_VISITOR_COOKIE,
  SMS_PATHS,
  type VerificationConfirmResult,
} from '@polden/api-contract';
import type { TestApp } from './test-app.ts';

const VISITOR_LENGTH = 22;

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Address of the client. */
  ip?: string;
}

/** Headers of a browser that has asked for codes before. */
export function browser(name: string): Record<string, string> {
  return { cookie: `${PHONE_VISITOR_COOKIE}=${name.padEnd(VISITOR_LENGTH, '0')}` };
}

/** POST of JSON to a path of the contract. */
export async function post(
  api: TestApp,
  path: string,
  body: object,
  options: CallOptions = {},
): Promise<Answer> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${path}`,
    payload: body,
    headers: options.headers ?? {},
    ...(options.ip !== undefined && { remoteAddress: options.ip }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** GET of a path of the contract; `body` of an answer that is not JSON is empty. */
export async function get(api: TestApp, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await api.app.inject({ url: `${API_BASE_PATH}${path}`, headers });
  const json =
    /^application\/(?:\w+\+)?json/u.test(String(answer.headers['content-type'])) && answer.body !== '';
  return { status: answer.statusCode, headers: answer.headers, body: json ? answer.json() : {} };
}

/** Messages that the phone received, newest first. */
export async function inbox(api: TestApp, phone: string): Promise<InboxMessages['items']> {
  const answer = await api.app.inject({ url: `${API_BASE_PATH}dev/sms`, query: { phone } });
  return answer.json<InboxMessages>().items;
}

export async function lastCode(api: TestApp, phone: string): Promise<string> {
  const message = (await inbox(api, phone)).find(({ code }) => code !== '');
  if (!message) throw new Error('The phone has received no code');
  return message.code;
}

/** A code that is certainly not the given one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** Confirms the phone as its owner would; the token that a client without cookies keeps. */
export async function verifyPhone(api: TestApp, phone: string): Promise<string> {
  await post(api, SMS_PATHS.request, { phone });
  const { body } = await post(api, SMS_PATHS.confirm, { phone, code: await lastCode(api, phone) });
  const { verificationToken } = body as unknown as VerificationConfirmResult;
  return verificationToken;
}
