import type { NumberKindName } from '@polden/field-kinds';
import type { Defined, QuestionKey } from './questions.ts';

type Value<Key extends QuestionKey> = Defined[Key]['kind'] extends NumberKindName ? number : string;
type Named<Key extends QuestionKey, Body extends string> = Defined[Key] extends {
  names: Record<Body, infer Name extends string>;
}
  ? Name
  : Key;
type KeysThat<Shape> = { [Key in QuestionKey]: Defined[Key] extends Shape ? Key : never }[QuestionKey];

/** What a borrower tells of themselves, under one name for each fact; days are YYYY-MM-DD, sums whole roubles. */
export type Questionnaire = {
  [Key in Exclude<QuestionKey, KeysThat<{ partOf: string }>>]?: Value<Key>;
};

/**
 * The questionnaire as any variant sends it: any name of a question is taken, messages come under the name that the
 * variant has for it. Days are DD.MM.YYYY or YYYY-MM-DD, sums whole roubles.
 */
export type MainInfo = {
  [Key in QuestionKey as Key | Named<Key, 'vehicle'> | Named<Key, 'installment'>]?: Value<Key>;
};

type VehicleKey = KeysThat<{ steps: { vehicle: string } }>;
type Required = KeysThat<{ required: string }>;

/** The same of a vehicle under the names of a full refinancing lead, where what is required is required. */
export type RefinanceAnswers = {
  [Key in VehicleKey & Required as Named<Key, 'refinance'>]: Value<Key>;
} & {
  [Key in Exclude<VehicleKey, Required> as Named<Key, 'refinance'>]?: Value<Key>;
};
