import { countryFirst, isForeignPhone, phoneDigits, withoutExtension, withOneCountry } from './phone.ts';

/** Text of an input and its selection, as an input mask sees them. */
export interface InputState {
  readonly value: string;
  readonly selection: readonly [from: number, to: number];
}

/** Plain data in the shape that Maskito takes, so that nothing here depends on it. */
export interface InputMask {
  readonly mask: (string | RegExp)[] | ((state: InputState) => (string | RegExp)[] | RegExp);
  readonly preprocessors: ((
    input: { elementState: InputState; data: string },
    action: 'deleteBackward' | 'deleteForward' | 'insert' | 'validation',
  ) => { elementState: InputState; data?: string })[];
  readonly postprocessors?: ((state: InputState) => InputState)[];
  /** What the text becomes when its field is left; Maskito has no such thing. */
  readonly finished?: (value: string) => string;
}

const DIGIT = /\d/;
const FULL_NUMBER_DIGITS = 11;
const EMPTY: InputState = { value: '', selection: [0, 0] };

const RUSSIAN = [
  ...['+', '7', ' ', '(', DIGIT, DIGIT, DIGIT, ')', ' ', DIGIT, DIGIT, DIGIT],
  ...['-', DIGIT, DIGIT, '-', DIGIT, DIGIT],
];
/** A whole number behind the whole one that the page began with: put in before the mask was there, and meant in its place. */
const SECOND_NUMBER = /^[78]\d{10}[78](\d{10})$/;
/** No Russian number goes on so: the country is there once more, and the rest is yet to be typed. */
const COUNTRY_AGAIN = /^7[78](?=9|$)/;
/** Longer than a Russian number with a digit too many: cut to ten digits it would become one without its plus. */
const FOREIGN_WITHOUT_PLUS = /^\s*[1-6](?:\D*\d){11}/;
const AS_TYPED = /^[\d+\s().\p{Pd}]*$/u;

/**
 * +7 (999) 999-99-99. Typing or pasting «8…», «7…», «+7…» and «9…» all give the same number. One of another country and
 * one that is too long stay as they were typed: made to fit, they would be the number of somebody else.
 */
export const PHONE_MASK: InputMask = {
  mask: ({ value }) => (staysAsTyped(value) ? AS_TYPED : RUSSIAN),
  preprocessors: [
    ({ elementState, data }, action) => {
      // Autofill puts a whole number into the field without an insertion.
      if (action === 'validation') return { elementState: withCountryOnce(elementState), data };
      if (action !== 'insert') return { elementState: mended(elementState), data };
      return wholeNumber(data) ?? insertion(elementState, data);
    },
  ],
};

interface Insertion {
  elementState: InputState;
  data: string;
}

/** A number that was pasted takes the place of what was there. */
function wholeNumber(pasted: string): Insertion | null {
  const data = withoutExtension(pasted);
  const digits = withOneCountry(phoneDigits(data));
  if (isForeignPhone(data)) return digits.length >= FULL_NUMBER_DIGITS ? replacing(data) : null;
  return digits.length === FULL_NUMBER_DIGITS && /^[78]/.test(digits) ? replacing(digits.slice(1)) : null;
}

function insertion(elementState: InputState, data: string): Insertion {
  const { value, selection } = elementState;
  const [before, after] = [value.slice(0, selection[0]), value.slice(selection[1])];
  const isFirst = subscriberDigits(before + after) === '';
  // The «+7» that a form begins with is nothing that was typed.
  const text = isFirst && phoneDigits(value) !== '' ? data : before + data + after;
  if (staysAsTyped(value)) {
    return staysAsTyped(text) ? { elementState, data } : replacing(`+7${subscriberOf(text)}`);
  }
  if (staysAsTyped(text)) {
    if (isForeignPhone(text) || isBegun(text)) return replacing(text);
    return data.length === 1 ? { elementState, data: '' } : replacing(`+7 ${subscriberOf(text)}`);
  }
  // No Russian mobile begins with 7 or 8 after the country: it is the country being typed once more.
  return { elementState, data: subscriberDigits(before) === '' ? subscriberOf(data) : data };
}

/** A number that is not too long any more gets its country from the mask. */
function mended(elementState: InputState): InputState {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (from > 0 && FOREIGN_WITHOUT_PLUS.test(value))
    return { value: `+${value}`, selection: [from + 1, to + 1] };
  const country = value.length - subscriberOf(value).length;
  if (!staysAsTyped(value) || staysAsTyped(value.slice(0, from) + value.slice(to)) || from < country)
    return elementState;
  return { value: value.slice(country), selection: [from - country, to - country] };
}

function replacing(data: string): Insertion {
  return { elementState: EMPTY, data };
}

function staysAsTyped(text: string): boolean {
  const digits = withOneCountry(phoneDigits(text));
  const room = /^[78]/.test(digits) ? FULL_NUMBER_DIGITS : FULL_NUMBER_DIGITS - 1;
  return isForeignPhone(text) || isBegun(text) || digits.length > room;
}

/** May yet become «+7 916…», «+8 916…» or the number of another country. */
function isBegun(text: string): boolean {
  return /^\+\s*8?$/.test(text.trim());
}

function subscriberOf(text: string): string {
  return text.replace(/^\D*[78]\s*/, '');
}

function subscriberDigits(text: string): string {
  return phoneDigits(text.replace(/^\+?7?/, ''));
}

function withCountryOnce(given: InputState): InputState {
  // «Телефон: +7 916…»: what was copied along before the number is none of it.
  const first = countryFirst(given.value).replace(/^[^\d+]+/, '');
  const state = first === given.value ? given : atItsEnd(first);
  const second = SECOND_NUMBER.exec(phoneDigits(state.value))?.[1];
  if (second !== undefined) return atItsEnd(`+7${second}`);
  if (staysAsTyped(state.value)) return state;
  const digits = phoneDigits(state.value);
  const once = withOneCountry(digits).replace(COUNTRY_AGAIN, '7');
  if (once !== digits) return atItsEnd(`+7${once.slice(1)}`);
  return digits.startsWith('8') ? atItsEnd(`+7${subscriberOf(state.value)}`) : state;
}

function atItsEnd(value: string): InputState {
  return { value, selection: [value.length, value.length] };
}
