import { kindOf, type Question } from '@polden/loan-application';
import { Field } from '../../core/dto/field.ts';

export interface AnswerField {
  /** In the body. */
  name: string;
  question: Question;
  required: boolean;
}

/** A DTO with the fields of `base` and a checked field for each question. */
export function withAnswers<Base extends object, Answers>(
  base: new () => Base,
  fields: readonly AnswerField[],
): new () => Base & Answers {
  class Answering extends (base as new () => object) {}
  for (const { name, question, required } of fields) {
    Field(kindOf(question), { required, missing: question.required })(Answering.prototype, name);
  }
  return Answering as new () => Base & Answers;
}
