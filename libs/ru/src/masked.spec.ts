import { describe, expect, it } from '@jest/globals';
import { maskedEmail, maskedName, maskedPassport, maskedPhone } from './index.ts';

describe('what names a person', () => {
  it('is known again by its owner and by nobody else', () => {
    expect(maskedPhone('89161231234')).toBe('+7 ••• •••-12-34');
    expect(maskedName(' Иванова  Анна Петровна ')).toBe('И••• А••• П•••');
    expect(maskedPassport('4510 123456')).toBe('•••• ••••56');
    expect(maskedPassport('4510123456')).toBe('•••• ••••56');
    expect(maskedPassport('123456')).toBe('••••56');
    expect(maskedEmail('anna@mail.ru')).toBe('an•••@mail.ru');
  });

  it('is hidden whole where it is none', () => {
    expect(maskedPhone('12-34')).toBe('•••');
    expect(maskedName('')).toBe('');
  });
});
