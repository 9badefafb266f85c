import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatPhone,
  isRussianMobile,
  maskPhone,
  normalizePhone,
  phoneDigits,
  phoneProblem,
} from './index.ts';
import { PHONE_MASK, type InputState } from './phone-mask.ts';

const tenDigits = fc.stringMatching(/^9\d{9}$/);

describe('phone', () => {
  it('is the same number however it was typed', () => {
    fc.assert(
      fc.property(
        tenDigits,
        fc.constantFrom('+7', '7', '8', '8 ', '+7 ', '+7 8 ', '+7 +7', ''),
        (digits, prefix) => {
          const spaced = `${prefix}${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6)}`;
          expect(normalizePhone(spaced)).toBe(`+7${digits}`);
          expect(normalizePhone(formatPhone(spaced))).toBe(`+7${digits}`);
          expect(isRussianMobile(spaced)).toBe(true);
        },
      ),
    );
  });

  it.each(['', '+7', '916123456', '+1 916 123 45 67', '+375291234567', '+84 95 123 45 67', '0049 151 23456'])(
    '«%s» is no Russian number',
    (typed) => {
      expect(normalizePhone(typed)).toBeNull();
      expect(isRussianMobile(typed)).toBe(false);
      expect(formatPhone(typed)).toBe(typed);
      expect(maskPhone(typed)).toBe('***');
    },
  );

  it.each(['9161234567+7', '8 916 123-45-67 +7', '+7 916 123-45-67'])(
    '«%s» is the number also where the country of the field stands behind it',
    (typed) => {
      expect(normalizePhone(typed)).toBe('+79161234567');
    },
  );

  it.each([
    '8-916-123-45-67 доб. 12',
    '+7 916 123 45 67 (добавочный 3)',
    '89161234567 ext 4',
    '89161234567 #5',
  ])('«%s» is the number without its extension', (typed) => {
    expect(normalizePhone(typed)).toBe('+79161234567');
  });

  it('knows a landline from a mobile', () => {
    expect(isRussianMobile('+7 495 123-45-67')).toBe(false);
    expect(normalizePhone('8 495 123-45-67')).toBe('+74951234567');
  });

  it('shows people groups and logs almost nothing', () => {
    expect(formatPhone('89161234567')).toBe('+7 (916) 123-45-67');
    expect(maskPhone('89161234567')).toBe('+7 916 ***-**-67');
    expect(phoneDigits('+7 (916) 123-45-67')).toBe('79161234567');
  });
});

describe('phone mask', () => {
  const insert = (value: string, data: string): { elementState: InputState; data?: string } => {
    const [preprocessor] = PHONE_MASK.preprocessors;
    if (!preprocessor) throw new Error('The mask has no preprocessor');
    return preprocessor({ elementState: { value, selection: [value.length, value.length] }, data }, 'insert');
  };

  it.each(['+7', '', '+7 ('])('a first 8 typed after «%s» is the country', (value) => {
    expect(insert(value, '8').data).toBe('');
  });

  it.each([
    '8 916 000 40 01',
    'Телефон: 8 916 000 40 01',
    'моб. 8 916 000-40-01',
    '+8 (916) 000-40-01',
    'Телефон: +7 916 000 40 01',
    '8-916-000-40-01 доб. 12',
    'тел.: 7 916 000 40 01',
  ])('takes the country of «%s», which was put in before the mask was there, for the country', (value) => {
    const elementState: InputState = { value, selection: [0, value.length] };
    const read = PHONE_MASK.preprocessors[0]?.({ elementState, data: '' }, 'validation').elementState;
    expect(read?.value.replace(/[^\d+]/g, '')).toMatch(/^\+?79160004001$/);
    expect(read?.value).toMatch(/^[+7]/);
  });

  it.each([
    ['+7892', '+792'],
    ['+7 8', '+7'],
    ['+78921123456', '+7921123456'],
    ['+7 (892) 112-34-5', '+792112345'],
    ['+7 (812) 123-45-67', '+78121234567'],
    ['+7 (777) 123-45-67', '+77771234567'],
  ])('«%s», begun behind the «+7» of a form before the mask was there, is %s', (value, number) => {
    const elementState: InputState = { value, selection: [value.length, value.length] };
    const read = PHONE_MASK.preprocessors[0]?.({ elementState, data: '' }, 'validation').elementState;
    expect(read?.value.replace(/[^\d+]/g, '')).toBe(number);
  });

  it('keeps an 8 inside the number', () => {
    expect(insert('+7 (91', '8').data).toBe('8');
  });

  it('a pasted whole number replaces what was there', () => {
    expect(insert('+7 (916) 1', '8 (926) 765-43-21')).toEqual({
      elementState: { value: '', selection: [0, 0] },
      data: '9267654321',
    });
    expect(insert('+7', '+79267654321').data).toBe('9267654321');
    expect(insert('+7', '+7 8 926 765-43-21').data).toBe('9267654321');
    expect(insert('+7', '9267654321').data).toBe('9267654321');
  });
});

describe('phoneProblem', () => {
  it('answers at once however long the text is', () => {
    expect(phoneProblem('79'.repeat(500_000), { mobile: true })).not.toBeNull();
  });

  it.each([
    ['+7 (916) 123-45-67', null],
    ['8 916 123 45 67', null],
    ['', 'Введите номер мобильного'],
    ['+7', 'Введите номер мобильного'],
    ['+7 916 123-45-6', 'Введите номер мобильного: +7 и ещё десять цифр'],
    ['мой номер', 'Введите номер мобильного: +7 и ещё десять цифр'],
    ['+375 29 123-45-67', 'Нужен российский мобильный номер'],
    ['+49 151 2345678', 'Нужен российский мобильный номер'],
    ['+84 912 345 678', 'Нужен российский мобильный номер'],
    ['0037529 1234567', 'Нужен российский мобильный номер'],
    ['375291234567', 'Нужен российский мобильный номер'],
    ['+8 916 123-45-67', null],
    ['++7 916 123-45-67', null],
    ['７９１６１２３４５６７', null],
    ['٧٩١٦١٢٣٤٥٦٧', 'Введите номер мобильного: +7 и ещё десять цифр'],
    ['+7 916 123-45-678', 'Введите номер мобильного: +7 и ещё десять цифр'],
    ['+7 495 123-45-67', 'Нужен мобильный номер: после +7 он начинается с 9'],
  ])('of «%s» is %s', (typed, problem) => {
    expect(phoneProblem(typed, { mobile: true })).toBe(problem);
  });

  it('takes any Russian number where a mobile is not needed', () => {
    expect(phoneProblem('+7 495 123-45-67', { mobile: false })).toBeNull();
    expect(phoneProblem('+7', { mobile: false })).toBe('Введите номер телефона');
    expect(phoneProblem('+375 17 123-45-67', { mobile: false })).toBe('Нужен российский номер');
  });
});
