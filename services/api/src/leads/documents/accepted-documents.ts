import type { AcceptedDocumentEdition, FieldErrors } from '@polden/api-contract';
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
  const unknown = ids.some((id) => !leadDocuments.some((document) => document.id === id));
  const messages = [
    ...missingDocuments(all.map(({ id }) => id)),
    ...(unknown ? ['Неизвестный документ: обновите страницу'] : []),
  ];
  if (messages.length > 0) throw AppError.invalid({ documents: messages });
  return all;
}

/** What is said of the required documents that are not among those of a body, which may be anything. */
export function lackingDocuments(ids: unknown): FieldErrors {
  const documents = missingDocuments(Array.isArray(ids) ? ids : []);
  return documents.length > 0 ? { documents } : {};
}

function missingDocuments(ids: readonly unknown[]): string[] {
  return leadDocuments
    .filter(({ id, isRequired }) => isRequired && !ids.includes(id))
    .map(({ title }) => `Примите документ «${title}»`);
}
