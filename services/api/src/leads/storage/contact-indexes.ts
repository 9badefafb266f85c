import type { BlindIndex } from '../../core/crypto/blind-index.ts';
import { contactIndex } from '../../core/crypto/contact-index.ts';
import type { PersonalPart } from '../intake/new-lead.ts';

/** Further ways to reach the people whom a request names, beside its phone. */
export function contactIndexes(
  blindIndex: BlindIndex,
  { questionnaire, answers }: Pick<PersonalPart, 'questionnaire' | 'answers'>,
): string[] {
  const emails = [questionnaire?.email, answers?.['email']];
  const phones = [answers?.['friendPhone']];
  const indexes = [
    ...emails.flatMap((email) => (email ? contactIndex(blindIndex, 'email', String(email)) : [])),
    ...phones.flatMap((phone) => (phone ? contactIndex(blindIndex, 'phone', String(phone)) : [])),
  ];
  return [...new Set(indexes)];
}
