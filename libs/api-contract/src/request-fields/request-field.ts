import { type FieldKind, REQUEST_TEXTS, wishedSum } from '@polden/field-kinds';

interface Asked {
  label: string;
  hint?: string;
  required?: boolean;
  /** What is said when it is missing. Default: what its kind says. */
  missing?: string;
  /** In the staff's card and in the copy of one's data. Default: `label`. */
  staffLabel?: string;
  /** Kept beside the answers: how the sender is called, and where he is reached. */
  as?: 'name' | 'phone';
  /** Tells of somebody else than who sends it: no part of the sender's copy, and gone when that person is erased. */
  ofAnother?: true;
}

export interface LineField extends Asked {
  kind: 'line';
  /** What is typed, and how it is checked. */
  of: FieldKind;
  /** Default: that of what is typed. */
  autoComplete?: string;
  /** Of the field whose phone this one may not be, and what is said when it is. */
  differsFrom?: { name: string; message: string };
}

/** Whole roubles; travels as a number. */
export interface MoneyField extends Asked {
  kind: 'money';
}

export interface LinesField extends Asked {
  kind: 'lines';
  /** How it is checked. */
  of: FieldKind;
}

export interface ChoiceField extends Asked {
  kind: 'choice';
  placeholder: string;
  /** What is sent; a pair when that is not what is read. */
  options: readonly (string | readonly [sent: string, read: string])[];
  /** Chosen to begin with. */
  initial?: string;
}

/** A city of ours, or any other that is typed: kept beside the answers. */
export interface CityField extends Asked {
  kind: 'city';
}

/** A mark from 1 to 5; travels as a number. */
export interface MarkField extends Asked {
  kind: 'mark';
}

/** Files of the visitor's; a form with such a field is sent as multipart/form-data. */
export interface FilesField extends Asked {
  kind: 'files';
  /** Extensions without the dot; what is told to whoever chooses another. */
  types: readonly string[];
  /** Whether photos are taken, too, in the formats that pages show. */
  photos?: boolean;
  /** Of one file. */
  maxBytes: number;
  /** Default 1. */
  maxCount?: number;
}

/** A field of a request of one step. Definitions are data, without callbacks. */
export type FieldOfRequest =
  LineField | MoneyField | LinesField | ChoiceField | CityField | MarkField | FilesField;

/** By name: as the form and the API call them, in the order of the form. */
export type FieldsOfRequest = Readonly<Record<string, FieldOfRequest>>;

type Value<Field> = Field extends { kind: 'money' | 'mark' } ? number : string;

/** What the API is sent of such fields. */
export type BodyOf<Fields extends FieldsOfRequest> = {
  [Name in keyof Fields as Fields[Name] extends { required: true } ? Name : never]: Value<Fields[Name]>;
} & {
  [
    Name in keyof Fields as Fields[Name] extends { required: true } | { kind: 'files' } ? never : Name
  ]?: Value<Fields[Name]>;
};

/** The kind of value that is typed; undefined where anything may be. */
export function typedKind(field: FieldOfRequest): FieldKind | undefined {
  if (field.kind === 'money') return wishedSum;
  if (field.kind === 'city') return REQUEST_TEXTS.city;
  return field.kind === 'line' || field.kind === 'lines' ? field.of : undefined;
}
