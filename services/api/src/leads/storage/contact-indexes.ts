import { email, type FieldKind, mobile } from '@polden/field-kinds';
import { kindOf, questions } from '@polden/loan-application';
import type { BlindIndex } from '../../core/crypto/blind-index.ts';
import { contactIndex } from '../../core/crypto/contact-index.ts';
import type { PersonalPart } from './new-lead.ts';

const KINDS = new Map<string, FieldKind>(questions().map(([key, question]) => [key, kindOf(question)]));
/** The answers of other forms by which somebody is found. */
const OTHER_CONTACTS: Record<string, FieldKind | undefined> = { email, friendPhone: mobile };

/** Further ways to reach the people whom a request names, beside its phone. */
export function contactIndexes(
  blindIndex: BlindIndex,
  { questionnaire = {}, answers = {} }: Pick<PersonalPart, 'questionnaire' | 'answers'>,
): string[] {
  const given = [
    ...Object.entries(questionnaire).map(([key, value]) => ({ kind: KINDS.get(key), value })),
    ...Object.entries(answers).map(([name, value]) => ({ kind: OTHER_CONTACTS[name], value })),
  ];
  const indexes = given.flatMap(({ kind, value }) =>
    kind?.contact === undefined ? [] : contactIndex(blindIndex, kind.contact, String(value)),
  );
  return [...new Set(indexes)];
}
