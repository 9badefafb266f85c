import { describe, expect, it } from '@jest/globals';
import { checkCode, readCode } from './code.ts';

describe('the code of a message', () => {
  it.each(['671418', ' 671 418 ', '671-418', 'Код: 671418.'])('is read of «%s»', (typed) => {
    const form = new FormData();
    form.set('code', typed);
    const code = readCode(form);
    expect(code).toBe('671418');
    expect(checkCode(code)).toEqual({});
  });
});
