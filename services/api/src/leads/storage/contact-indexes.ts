import { requestFields, sentKind } from '@polden/api-contract';
import type { FieldKind } from '@polden/field-kinds';
import { kindOf, questions } from '@polden/loan-application';
import type { BlindIndex } from '../../core/crypto/blind-index.ts';
import { contactIndex } from '../../core/crypto/contact-index.ts';
import type { PersonalPart } from './new-lead.ts';

const KINDS = new Map<string, FieldKind>(questions().map(([key, question]) => [key, kindOf(question)]));
const OTHER_KINDS = new Map(requestFields().map(([name, field]) => [name, sentKind(field)]));

/** Blind indexes of further contacts in a request, beside its phone. */
export function contactIndexes(
  blindIndex: BlindIndex,
  { questionnaire = {}, answers = {} }: Pick<PersonalPart, 'questionnaire' | 'answers'>,
): string[] {
  const given = [
    ...Object.entries(questionnaire).map(([key, value]) => ({ kind: KINDS.get(key), value })),
    ...Object.entries(answers).map(([name, value]) => ({ kind: OTHER_KINDS.get(name), value })),
  ];
  const indexes = given.flatMap(({ kind, value }) =>
    kind?.contact === undefined ? [] : contactIndex(blindIndex, kind.contact, String(value)),
  );
  return [...new Set(indexes)];
}
