import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { idsOfLeadNumber, leadNumber } from './lead-number.ts';

describe('the number of a request', () => {
  it('is short enough to be read aloud', () => {
    expect(leadNumber('fd9c8a1c-0000-4000-8000-000000000001')).toBe('4254-894-620');
    expect(leadNumber('00000000-0000-4000-8000-000000000001')).toBe('0000-000-000');
    expect(leadNumber('')).toBe('');
  });

  it('leads back to its request, however it is written', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const number = leadNumber(id);
        for (const written of [number, number.replaceAll('-', ''), `№ ${number.replaceAll('-', ' ')}`]) {
          const { least = '', greatest = '' } = idsOfLeadNumber(written) ?? {};
          expect([least <= id, id <= greatest]).toEqual([true, true]);
        }
      }),
    );
  });

  it.each(['9161234567', '+7 916 123-45-67', '425-489', 'fd9c8a1c', ''])('«%s» is none', (written) => {
    expect(idsOfLeadNumber(written)).toBeNull();
  });
});
