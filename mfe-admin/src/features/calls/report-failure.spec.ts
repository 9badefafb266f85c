import { afterEach, describe, expect, it } from '@jest/globals';
import { HttpError } from '@polden/http';
import { useToasts } from '../toasts/toast.store.ts';
import { reportFailure, type FailureMeta } from './report-failure.ts';

const TIMED_OUT =
  'Превышено время ожидания ответа от сервера! Попробуйте повторить операцию через некоторое время.';
const FAILED = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';

afterEach(() => useToasts.setState({ toasts: [] }));

function said(error: HttpError, meta?: FailureMeta): string[] {
  reportFailure(error, meta);
  return useToasts.getState().toasts.map(({ text }) => text);
}

describe('a failed call', () => {
  it.each([
    ['without an answer in time', new HttpError(null, { message: 'timeout' }), TIMED_OUT],
    ['without an answer', new HttpError(null, { message: 'failed' }), FAILED],
    ['of a broken server', new HttpError(500, { message: 'Внутренняя ошибка' }), FAILED],
    ['that was refused', new HttpError(404, { message: 'Такой записи нет' }), 'Такой записи нет'],
    [
      'with a wrong field',
      new HttpError(422, { message: 'Проверьте', error_validation: { a: ['А: заполните'] } }),
      'А: заполните',
    ],
  ])('%s is said in words for people', (_kind, error, text) => {
    expect(said(error)).toEqual([text]);
  });

  it('of a broken server has the number under which it is found in the logs; a refusal needs none', () => {
    const requestId = '019aa3c5-7d10-7c3e-9a44-5b6f0c2d8e71';
    said(new HttpError(500, { message: 'Внутренняя ошибка' }, { requestId }));
    said(new HttpError(404, { message: 'Такой записи нет' }, { requestId }));
    expect(useToasts.getState().toasts.map((shown) => shown.requestId)).toEqual([requestId, undefined]);
  });

  it('says what did not happen before the reason', () => {
    expect(
      said(new HttpError(404, { message: 'Такой записи нет' }), { failure: 'Удалить не получилось.' }),
    ).toEqual(['Удалить не получилось. Такой записи нет']);
  });

  it('is left to the page that shows it in its place', () => {
    expect(said(new HttpError(409, { message: 'Изменена' }), { shownInPlace: [409] })).toEqual([]);
  });

  it('is said anew, not twice', () => {
    said(new HttpError(null, { message: 'failed' }));
    expect(said(new HttpError(null, { message: 'failed' }))).toEqual([FAILED]);
  });
});
