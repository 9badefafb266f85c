import type { FieldKind } from '@polden/field-kinds';

interface Named {
  /** As the API calls it. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** What is said when it is missing. */
  missing?: string;
}

export interface LineField extends Named {
  kind: 'line';
  /** What is typed, and how it is checked. */
  of: FieldKind;
  /** Default: that of what is typed. */
  autoComplete?: string;
  /** Of the field whose phone this one may not be, and what is said when it is. */
  differsFrom?: { name: string; message: string };
}

/** Whole roubles; travels as a number. */
export interface MoneyField extends Named {
  kind: 'money';
}

export interface LinesField extends Named {
  kind: 'lines';
  /** How it is checked. */
  of: FieldKind;
}

export interface ChoiceField extends Named {
  kind: 'choice';
  placeholder: string;
  /** What is sent; a pair when that is not what is read. */
  options: readonly (string | readonly [sent: string, read: string])[];
  /** Chosen to begin with. */
  initial?: string;
}

/** A city of ours, or any other that is typed. */
export interface CityField extends Named {
  kind: 'city';
}

/** A mark from 1 to 5; travels as a number. */
export interface MarkField extends Named {
  kind: 'mark';
}

/** Files of the visitor's; a form with such a field is sent as multipart/form-data. */
export interface FilesField extends Named {
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

export type RequestField =
  LineField | MoneyField | LinesField | ChoiceField | CityField | MarkField | FilesField;

/** A tick box; unticked until the person ticks it. */
export interface ConsentField {
  name: string;
  text: string;
  /** What is said when it is not ticked: of each box of a form in words of its own. */
  missing: string;
  /** What the text is about: opens in a new tab. */
  link?: { to: string; label: string };
  /** Cannot be ticked before the warning of the form has been read to its end. */
  afterWarning?: true;
}

/** A request of one step that is not for a loan, in data; RequestPanel shows it and requestAction sends it. */
export interface RequestFormModel {
  /** Kebab-case; also the anchor of the form. */
  name: string;
  /** Path of the API. */
  path: string;
  title: string;
  lead: string;
  fields: readonly RequestField[];
  /** What has to be read before the boxes are ticked: shown whole, right over them. */
  warning?: { title: string; points: readonly string[] };
  consents: readonly ConsentField[];
  /** What is sent beside what was typed: the vacancy that somebody replies to. The form carries it in hidden fields. */
  fixed?: Readonly<Record<string, string | number>>;
  submit: string;
  accepted: { title: string; text: string };
  /** A person may send it once: another one is not offered. */
  once?: true;
  /** Name of the phone's field when only the owner of the phone may send this: a code comes in between. */
  verifies?: string;
}
