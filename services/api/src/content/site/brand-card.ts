import type { Brand, BrandCard } from '@polden/api-contract';
import qrcode from 'qrcode';

/** The quiet zone that the standard of QR codes asks for, in modules. */
const MARGIN = 4;

/** Contacts as a vCard 3.0, which every address book reads, and as a code for the camera of a telephone. */
export async function brandCard(brand: Brand): Promise<BrandCard> {
  const vcard = vcardOf(brand);
  return {
    vcard,
    svg: await qrcode.toString(vcard, { type: 'svg', errorCorrectionLevel: 'L', margin: MARGIN }),
  };
}

export function vcardOf({ name, legal, phones, email, domain, address, workingHours }: Brand): string {
  const place = [
    '',
    '',
    address.street,
    address.locality,
    address.region,
    address.postalCode,
    address.country,
  ];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(legal.name)}`,
    ...phones.map(({ tel }) => `TEL;TYPE=WORK,VOICE:${tel}`),
    `EMAIL:${escaped(email)}`,
    `URL:https://${domain}`,
    `ADR;TYPE=WORK:${place.map(escaped).join(';')}`,
    `NOTE:${escaped(workingHours)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/gu, '\\$&').replace(/\r?\n/gu, '\\n');
}
