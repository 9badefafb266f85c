import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groupedSum, readKopecks, readRoubles } from './index.ts';

describe('a sum that is written', () => {
  it.each([
    ['90000', 90_000],
    ['90\u00a0000', 90_000],
    ['60 тыс', 60_000],
    ['60 тыс.', 60_000],
    ['60тыс. руб.', 60_000],
    ['60 Тысяч рублей', 60_000],
    ['300к', 300_000],
    ['300 K', 300_000],
    ['300 т.р.', 300_000],
    ['1,5 млн', 1_500_000],
    ['1.5 млн ₽', 1_500_000],
    ['1,1 миллиона', 1_100_000],
    ['0,5 тыс', 500],
    ['12 500 руб', 12_500],
    ['12 500 ₽', 12_500],
    ['300 000,00 ₽', 300_000],
    ['300000.5', 300_000],
    ['1500,75', 1_500],
    ['1.500.000', 1_500_000],
    ['300,000', 300_000],
    ['99999999999999999999', 1e15],
  ])('«%s» is %d roubles', (written, rubles) => {
    expect(readRoubles(written)).toBe(rubles);
  });

  it.each([
    ...['', 'abc', '60 штук', 'около 60', '1e6', '-5', '12х', '1,5', '1,5 ₽', '0,500', '1234.567'],
    ...['1,5,5', '1 500,000', 'тыс', '60 тыс млн', '₽ 60', '5 6 тыс руб 7', '1,5555 млн'],
  ])('«%s» is none', (written) => {
    expect(readRoubles(written)).toBeNull();
  });

  it.each([
    ['12 500,50', 1_250_050],
    ['12 500,5 руб', 1_250_050],
    ['1.10', 110],
    ['0.29', 29],
    ['1,5 тыс', 150_000],
  ])('«%s» is %d kopecks', (written, kopecks) => {
    expect(readKopecks(written)).toBe(kopecks);
  });

  it.each([
    ['90000', '90 000'],
    ['0090000', '90 000'],
    ['1 234 567 ₽', '1 234 567'],
    ['300 000,00 ₽', '300 000,00'],
    ['300000.', '300 000.'],
    ['60 ', '60 '],
    ['60000 тыс', '60000 тыс'],
    ['1.500.000', '1.500.000'],
    ['123456789012345678', '123 456 789 012 345 678'],
    ['', ''],
    ['abc', 'abc'],
  ])('«%s» stands as «%s» while it is typed', (typed, shown) => {
    expect(groupedSum(typed).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it('means in a field what it means without its mask', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789 .,₽тысмлнкруб')),
      maxLength: 14,
    });
    fc.assert(
      fc.property(signs, (written) => {
        expect(readRoubles(groupedSum(written))).toBe(readRoubles(written));
      }),
    );
  });
});
