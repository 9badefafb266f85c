import type { FieldKindName, Privacy } from '@polden/field-kinds';
import type { StepName, Variant } from './variants.ts';

/** A question of a loan request. Definitions are data, without callbacks. */
export interface Question {
  kind: FieldKindName;
  label: string;
  hint?: string;
  /** Default: that of the kind. */
  autoComplete?: string;
  /** Short: two of them stand in one line where there is room. */
  half?: boolean;
  /** The step in which each variant asks it. What a variant does not ask, it neither sends nor wants. */
  steps: Partial<Record<Variant, StepName>>;
  /** What is said when it is left out; a question without may be left out. */
  required?: string;
  /** Its names where they are not its key: in a variant's body, in a full refinancing lead, in the CRM. */
  names?: Partial<Record<Variant | 'refinance' | 'crm', string>>;
  /** Keys of the questions that make up this one: their answers joined by a dash. */
  parts?: readonly string[];
  /** Key of the question of which this one is a part. */
  partOf?: string;
  /** In the staff's card. Default: `label`. */
  staffLabel?: string;
  /** Default: that of the kind. */
  privacy?: Privacy;
  /** Tells of somebody else than the borrower: no part of his copy, and gone when that person is erased. */
  ofAnother?: true;
}
