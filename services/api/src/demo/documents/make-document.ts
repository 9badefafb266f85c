import { formatDate } from '@polden/ru';
import { printPaper } from '../../core/pdf/print-paper.ts';
import { fillIn } from '../read/demo-facts.ts';
import { type DocumentText, readDocuments } from '../read/read-documents.ts';

const SIGNATURE = '______________________ / ______________________ /';
const COMPANY = [
  '{{legal.name}}',
  'ИНН {{legal.inn}}, ОГРН {{legal.ogrn}}',
  'Запись в государственном реестре микрофинансовых организаций № {{legal.registryNumber}}',
  'Адрес: {{address}}',
  'Телефон: {{phones}}, почта: {{email}}',
].map(fillIn);
const CLIENT = ['Фамилия, имя, отчество: ______________________________________', `Подпись: ${SIGNATURE}`];

let documents: ReturnType<typeof readDocuments> | undefined;

/**
 * A PDF of the demo content by its name without the extension: the same bytes whenever it is made. Throws when there
 * is none of that name.
 */
export async function makeDocument(name: string): Promise<Buffer> {
  documents ??= readDocuments();
  const text = documents.get(name);
  if (!text) throw new Error(`There is no demo document “${name}”`);
  const { title, validFrom, order, frames, sections } = text;
  return printPaper({
    title,
    subtitle: text.subtitle ?? `Действует с ${dayInWords(validFrom)}`,
    ...(order !== undefined && { approval: approvalOf(order, validFrom) }),
    ...(frames && { frames }),
    sections,
    closing: closingOf(text.signedBy ?? 'company'),
    footer: fillIn('{{legal.name}}, ИНН {{legal.inn}}, ОГРН {{legal.ogrn}}. {{domain}}'),
    author: fillIn('{{legal.name}}'),
    date: new Date(`${validFrom}T09:00:00Z`),
  });
}

/** «1 апреля 2026 года»; `day` is YYYY-MM-DD. */
function dayInWords(day: string): string {
  return `${formatDate(day, 'long')} года`;
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
