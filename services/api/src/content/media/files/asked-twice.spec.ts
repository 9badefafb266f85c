import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { askedTwice } from './asked-twice.ts';

const LATE = new Error('no answer in 15000 ms');

describe('a reader of files that fails', () => {
  let warned: jest.SpiedFunction<Logger['warn']>;

  beforeEach(() => {
    warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warned.mockRestore());

  it('is asked once more, and the file is what it says then', async () => {
    const ask = jest
      .fn<() => Promise<'locked' | null>>()
      .mockRejectedValueOnce(LATE)
      .mockResolvedValueOnce(null);
    expect(await askedTwice(ask)).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(warned.mock.calls).toEqual([[LATE, 'A file was not read, attempt 1 of 2']]);
  });

  it('twice says nothing of the file: whoever sent it may try again', async () => {
    await expect(askedTwice(() => Promise.reject(LATE))).rejects.toMatchObject({
      status: 503,
      message: 'Не удалось проверить файл. Попробуйте ещё раз',
      cause: LATE,
    });
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it('not at all is asked once', async () => {
    const ask = jest.fn(() => Promise.resolve('damaged'));
    expect(await askedTwice(ask)).toBe('damaged');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
