import { type MaskName, withoutUnseen } from '@polden/ru';

/**
 * `open` names nobody. `personal` tells of a person: it is not in the logs, and only staff who may see people read it.
 * `secret` is never in the storage of the browser either.
 */
export type Privacy = 'open' | 'personal' | 'secret';

/** How a text field of the kind differs from a plain one. */
export interface InputLook {
  type?: 'text' | 'tel' | 'email';
  inputMode?: 'numeric' | 'tel' | 'email';
  mask?: MaskName;
  suffix?: string;
  autoComplete?: string;
}

/** A kind of value. Both functions take a trimmed text that is not empty. */
export interface FieldKind {
  /** What is wrong with the text, in Russian; null when nothing is. */
  check: (text: string) => string | null;
  /** What is kept of a text that has passed the check. Default: the text as it is. */
  normalise?: (text: string) => string;
  /** Travels and is kept as a whole number within these bounds. */
  number?: { min: number; max?: number };
  /** What is said when it is missing. */
  missing?: string;
  /** What people write for having none, where the field may stay empty. */
  none?: RegExp;
  privacy: Privacy;
  /** By which a person is found again. */
  contact?: 'phone' | 'email';
  maxLength?: number;
  example?: string;
  look?: InputLook;
}

/** What was meant: a text that is copied from contacts or a messenger brings marks that nobody sees and cannot take away. */
export function visibleText(written: string): string {
  return withoutUnseen(written).replaceAll('\u00ad', '').trim();
}

/** What was meant by what was written in a field: '' also for how people say that they have none, where they may. */
export function writtenText({ none }: FieldKind, written: string, optional: boolean): string {
  const text = visibleText(written);
  return optional && none?.test(text) ? '' : text;
}

/** What is wrong with what was written; `missing` is said of an empty one, null: it may be empty. */
export function checkField(kind: FieldKind, written: string, missing: string | null): string | null {
  const text = writtenText(kind, written, missing === null);
  return text === '' ? missing : kind.check(text);
}

/** `check` and `normalise` of a kind; its `read` answers null for text it does not understand. */
export function reading(
  read: (text: string) => string | null,
  message: string,
): Required<Pick<FieldKind, 'check' | 'normalise'>> {
  return {
    check: (text) => (read(text) === null ? message : null),
    normalise: (text) => read(text) ?? text,
  };
}
