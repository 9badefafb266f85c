import { AppError } from '../errors/app-error.ts';
import type { AcceptedDocument } from './lead.entity.ts';
import { leadDocuments } from './lead-documents.ts';

/**
 * The documents with the editions that were shown. A form that shows documents sends what was ticked, and then every
 * required one must be among them (422); a call without the list comes from a form that asks for consent later.
 */
export function acceptedDocuments(ids: readonly string[] | undefined): AcceptedDocument[] {
  if (ids === undefined) return [];
  const accepted = leadDocuments.filter(({ id }) => ids.includes(id));
  const missing = leadDocuments.filter(({ id, isRequired }) => isRequired && !ids.includes(id));
  const unknown = ids.some((id) => !leadDocuments.some((document) => document.id === id));
  const messages = [
    ...missing.map(({ title }) => `Примите документ «${title}»`),
    ...(unknown ? ['Неизвестный документ: обновите страницу'] : []),
  ];
  if (messages.length > 0) throw AppError.invalid({ documents: messages });
  return accepted.map(({ id, edition }) => ({ id, edition }));
}
