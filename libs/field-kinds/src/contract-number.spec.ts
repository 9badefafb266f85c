import { describe, expect, it } from '@jest/globals';
import { contractNumber } from './contract-number.ts';

describe('the number of a contract', () => {
  it.each([
    contractNumber.example,
    'пл-12-345678',
    ' ПЛ 12 345678 ',
    'ПЛ12345678',
    'PL-12-345678',
    '№ ПЛ–12—345678',
    'ПЛ-12-345678\u200b',
  ])('is understood in «%s»', (written) => {
    expect([contractNumber.check(written), contractNumber.normalise(written)]).toEqual([
      null,
      contractNumber.example,
    ]);
  });

  it.each(['', 'zzz', '12-345678', 'ПЛ-12-34567', 'ПЛ-12-3456789', 'АБ-12-345678', 'ПЛ/12/345678'])(
    'is not «%s», and the message shows one',
    (written) => {
      expect(contractNumber.check(written)).toContain(contractNumber.example);
      expect(contractNumber.normalise(written)).toBe(written);
    },
  );
});
