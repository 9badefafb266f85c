import { describe, expect, it } from '@jest/globals';
import { maskedEmail, maskedName, maskedPhone } from './index.ts';

describe('what names a person', () => {
  it('is known again by its owner and by nobody else', () => {
    expect(maskedPhone('89161231234')).toBe('+7 ••• •••-12-34');
    expect(maskedName(' Иванова  Анна Петровна ')).toBe('И••• А••• П•••');
    expect(maskedEmail('anna@mail.ru')).toBe('an•••@mail.ru');
  });

  it('is hidden whole where it is none', () => {
    expect(maskedPhone('12-34')).toBe('•••');
    expect(maskedName('')).toBe('');
  });
});
