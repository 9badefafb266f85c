import type { DocumentVersion, RegisterEntry } from '@polden/api-contract';
import { formatDate, plural } from '@polden/ru';

const VERSIONS = { single: 'редакция', more: 'редакции', many: 'редакций' };
const DOCUMENTS = { single: 'документ', more: 'документа', many: 'документов' };

type Period = Pick<DocumentVersion, 'valid_from' | 'valid_to'>;

/** «Действует с 1 апреля 2026», «Действовал с … до …», «Вступит в силу 1 января 2027». `today`: YYYY-MM-DD. */
export function periodOf({ valid_from, valid_to }: Period, today: string): string {
  const from = formatDate(valid_from, 'long');
  if (valid_from > today) return `Вступит в силу ${from}`;
  if (valid_to === null) return `Действует с ${from}`;
  const to = formatDate(valid_to, 'long');
  if (valid_to > today) return `Действует с ${from} до ${to}`;
  return valid_to <= valid_from ? `Заменена ${to}` : `Действовала с ${from} до ${to}`;
}

/** What a document in a list says of its time. */
export function stateOf({ state, version }: RegisterEntry): string {
  const { valid_from, valid_to } = version;
  if (state === 'ended' && valid_to !== null) return `Утратил силу с ${formatDate(valid_to, 'long')}`;
  if (state === 'upcoming') return `Вступит в силу ${formatDate(valid_from, 'long')}`;
  return `Действует с ${formatDate(valid_from, 'long')}`;
}

/** Of what was published and has been taken off the site since. */
export const NOT_ON_SITE = 'Сейчас этого документа на сайте нет';

export function versionsOf(count: number): string {
  return `${count} ${plural(count, VERSIONS)}`;
}

export function documentsOf(count: number): string {
  return `${count} ${plural(count, DOCUMENTS)}`;
}

/** «PDF, 84 КБ». */
export function fileOf({ ext, size }: Pick<DocumentVersion, 'ext' | 'size'>): string {
  return `${ext.toUpperCase()}, ${size}`;
}
