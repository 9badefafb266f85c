import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from '@polden/http';
import { TOAST_EVENT, type ToastMessage } from '@polden/ui';
import { leaveNoticesToPage, noteFailure, noticeOf } from './failures.ts';
import { namedReport } from './named-report.ts';
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

  it('is said once where there is no network: that it is away stands over the page already', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(new HttpError(null, { message: 'failed' }), 'one');
    expect(said).toEqual([]);
    online.mockReturnValue(true);
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

describe('the report of a failed call', () => {
  const reported = (error: HttpError, path: string) => {
    fail(error, path);
    return sent.map(namedReport).map(({ message }) => message);
  };

  it('has its name of the error catalogue, in the console as well', () => {
    expect(reported(new HttpError(503, { message: 'Позже' }), 'admin/promo-code/update/7')).toEqual([
      'Error update promo code (POST admin/promo-code/update/7: 503)',
    ]);
    expect(console.error).toHaveBeenCalledWith('Error update promo code');
  });

  it('that was refused has none, nor has one that the catalogue does not know', () => {
    expect(reported(new HttpError(422, {}), 'admin/promo-code/add')).toEqual([
      'POST admin/promo-code/add: 422',
    ]);
    sent = [];
    expect(reported(new HttpError(500, {}), 'ab-test/add-event')).toEqual(['POST ab-test/add-event: 500']);
  });
});

it('a page that fails in a loop is reported a few times', () => {
  for (let n = 0; n < 50; n += 1) report({ level: 'error', message: `${n}`, error: null, phone: null });
  for (let n = 0; n < 3; n += 1) report({ level: 'error', message: '0', error: null, phone: null });
  expect(sent.length).toBeLessThanOrEqual(10);
});
