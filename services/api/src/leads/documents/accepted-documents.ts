import type { FieldErrors } from '@polden/api-contract';
import { AppError } from '../../core/errors/app-error.ts';
import type { AcceptedDocument } from '../storage/new-lead.ts';
import { leadDocuments } from './lead-documents.ts';

/**
 * The documents with the editions that were shown. Every required one must be among them, or among those that an
 * earlier step of the same lead brought; otherwise 422. Those of the earlier step stay as they were accepted then: the forms
 * do not show them again. What a later step brings says since when (`at`).
 */
export function acceptedDocuments(
  ids: readonly string[] = [],
  { earlier, at }: { earlier: readonly AcceptedDocument[]; at?: string } = { earlier: [] },
): AcceptedDocument[] {
  const accepted = leadDocuments
    .filter(({ id }) => ids.includes(id) && !earlier.some((each) => each.id === id))
    .map(({ id, edition }) => ({ id, edition, ...(at !== undefined && { at }) }));
  const all = [...earlier, ...accepted];
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
