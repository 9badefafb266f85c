import type { AcceptedDocumentEdition } from '@polden/api-contract';
import { AppError } from '../../core/errors/app-error.ts';
import { leadDocuments } from './lead-documents.ts';

/**
 * The documents with the editions that were shown. Every required one must be among them, or among those that an
 * earlier step of the same lead brought; otherwise 422.
 */
export function acceptedDocuments(
  ids: readonly string[] = [],
  earlier: readonly AcceptedDocumentEdition[] = [],
): AcceptedDocumentEdition[] {
  const accepted = leadDocuments
    .filter(({ id }) => ids.includes(id))
    .map(({ id, edition }) => ({ id, edition }));
  const all = [...earlier.filter(({ id }) => !ids.includes(id)), ...accepted];
  const missing = leadDocuments.filter(
    ({ id, isRequired }) => isRequired && !all.some((each) => each.id === id),
  );
  const unknown = ids.some((id) => !leadDocuments.some((document) => document.id === id));
  const messages = [
    ...missing.map(({ title }) => `Примите документ «${title}»`),
    ...(unknown ? ['Неизвестный документ: обновите страницу'] : []),
  ];
  if (messages.length > 0) throw AppError.invalid({ documents: messages });
  return all;
}
