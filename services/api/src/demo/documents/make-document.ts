import { printPaper } from '../../core/pdf/print-paper.ts';
import { type DocumentText } from './document-text.ts';
import { documentTexts, isDocumentName } from './document-texts.ts';
import { address, dayInWords, domain, email, legal, phone } from './wording.ts';

const SIGNATURE = '______________________ / ______________________ /';
const COMPANY = [
  legal.name,
  `ИНН ${legal.inn}, ОГРН ${legal.ogrn}`,
  `Запись в государственном реестре микрофинансовых организаций № ${legal.registryNumber}`,
  `Адрес: ${address}`,
  `Телефон: ${phone}, почта: ${email}`,
];
const CLIENT = ['Фамилия, имя, отчество: ______________________________________', `Подпись: ${SIGNATURE}`];

/**
 * A PDF of the demo content by its name without the extension: the same bytes whenever it is made. Throws when there
 * is none of that name.
 */
export async function makeDocument(name: string): Promise<Buffer> {
  if (!isDocumentName(name)) throw new Error(`There is no demo document “${name}”`);
  const text: DocumentText = documentTexts[name];
  const { title, validFrom, order, frames, sections } = text;
  return printPaper({
    title,
    subtitle: text.subtitle ?? `Действует с ${dayInWords(validFrom)}`,
    ...(order !== undefined && { approval: approvalOf(order, validFrom) }),
    ...(frames && { frames }),
    sections,
    closing: closingOf(text.signedBy ?? 'company'),
    footer: `${legal.name}, ИНН ${legal.inn}, ОГРН ${legal.ogrn}. ${domain}`,
    author: legal.name,
    date: new Date(`${validFrom}T09:00:00Z`),
  });
}

function approvalOf(order: number, day: string): string[] {
  return ['УТВЕРЖДЕНО', 'приказом генерального директора', `от ${dayInWords(day)} № ${order}`];
}

function closingOf(signedBy: NonNullable<DocumentText['signedBy']>): string[] {
  if (signedBy === 'nobody') return COMPANY;
  if (signedBy === 'client') return [...CLIENT, 'Дата: «____» ______________ 20____ года'];
  const company = [...COMPANY, '', `Генеральный директор ${SIGNATURE}`];
  return signedBy === 'both' ? [...company, '', ...CLIENT] : company;
}
