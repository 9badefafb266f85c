import { describe, expect, it } from '@jest/globals';
import { demoBrand } from '../../core/brand/demo-brand.ts';
import { brandCard, vcardOf } from './brand-card.ts';

describe('the card of the lender', () => {
  it('is what an address book reads, whatever stands in the words', () => {
    const lines = vcardOf({ ...demoBrand, name: 'Полдень; займы, вклады' }).split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'N:Полдень\\; займы\\, вклады;;;;']);
    expect(lines).toContain('TEL;TYPE=WORK,VOICE:+78000001200');
    expect(lines).toContain('ADR;TYPE=WORK:;;ул. Солнечная\\, д. 12\\, офис 12;Москва;Москва;101000;Россия');
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  });

  it('is drawn as a code', async () => {
    expect((await brandCard(demoBrand)).svg).toMatch(/^<svg [^>]*viewBox/u);
  });
});
