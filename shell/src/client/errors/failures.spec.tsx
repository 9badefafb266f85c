import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from '@polden/http';
import { TOAST_EVENT, type ToastMessage } from '@polden/ui';
import { leaveNoticesToPage, noteFailure, noticeOf } from './failures.ts';
import { report, sendReportsBy, type Report } from './reports.ts';

const TIMED_OUT =
  'Превышено время ожидания ответа от сервера! Попробуйте повторить операцию через некоторое время.';
const FAILED = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';

let said: string[];
let sent: Report[];
const listen = (event: Event) => void said.push((event as CustomEvent<ToastMessage>).detail.text);

beforeEach(() => {
  said = [];
  sent = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener(TOAST_EVENT, listen);
  sendReportsBy((entry) => void sent.push(entry));
});
afterEach(() => {
  window.removeEventListener(TOAST_EVENT, listen);
  leaveNoticesToPage(() => false);
  jest.restoreAllMocks();
});

const fail = (error: HttpError, path: string, json?: object) =>
  noteFailure(error, { method: 'POST', path, ...(json && { json }) });

describe('what is said of a failed call', () => {
  it.each([
    [null, 'timeout', TIMED_OUT],
    [504, 'upstream timeout', TIMED_OUT],
    [504, 'Сервис не ответил вовремя: попробуйте через минуту', TIMED_OUT],
    [null, 'failed', FAILED],
    [422, 'failed to read', null],
    [500, 'Внутренняя ошибка', null],
    [404, 'This page could not be found', null],
  ])('%s «%s» → %s', (code, message, notice) => {
    expect(noticeOf({ code, message })).toBe(notice);
  });

  it('is shown over the page, but not in the staff area, which says it itself', () => {
    fail(new HttpError(null, { message: 'failed' }), 'one');
    leaveNoticesToPage(() => true);
    fail(new HttpError(null, { message: 'failed' }), 'two');
    expect(said).toEqual([FAILED]);
  });

  it('is reported with the phone that the call was about', () => {
    fail(new HttpError(503, { message: 'Позже' }), 'lead/create', { phone: '79161234567' });
    fail(new HttpError(422, { message: 'Проверьте' }), 'agent/request', { phoneNumber: '+79161234567' });
    expect(sent).toMatchObject([
      { level: 'error', message: 'POST lead/create: 503', phone: '79161234567' },
      { level: 'warn', message: 'POST agent/request: 422', phone: '+79161234567' },
    ]);
  });
});

it('a page that fails in a loop is reported a few times', () => {
  for (let n = 0; n < 50; n += 1) report({ level: 'error', message: `${n}`, error: null, phone: null });
  for (let n = 0; n < 3; n += 1) report({ level: 'error', message: '0', error: null, phone: null });
  expect(sent.length).toBeLessThanOrEqual(10);
});
