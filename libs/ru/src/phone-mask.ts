import { phoneDigits, withOneCountry } from './phone.ts';

/** Text of an input and its selection, as an input mask sees them. */
export interface InputState {
  readonly value: string;
  readonly selection: readonly [from: number, to: number];
}

/** Plain data in the shape that Maskito takes, so that nothing here depends on it. */
export interface InputMask {
  readonly mask: (string | RegExp)[];
  readonly preprocessors: ((
    input: { elementState: InputState; data: string },
    action: 'deleteBackward' | 'deleteForward' | 'insert' | 'validation',
  ) => { elementState: InputState; data?: string })[];
  readonly postprocessors?: ((state: InputState) => InputState)[];
}

const DIGIT = /\d/;
const FULL_NUMBER_DIGITS = 11;
const EMPTY: InputState = { value: '', selection: [0, 0] };

/** +7 (999) 999-99-99. Typing or pasting «8…», «7…», «+7…» and «9…» all give the same number. */
export const PHONE_MASK: InputMask = {
  mask: [
    ...['+', '7', ' ', '(', DIGIT, DIGIT, DIGIT, ')', ' ', DIGIT, DIGIT, DIGIT],
    ...['-', DIGIT, DIGIT, '-', DIGIT, DIGIT],
  ],
  preprocessors: [
    ({ elementState, data }, action) => {
      // Autofill puts a whole number into the field without an insertion.
      if (action === 'validation') return { elementState: withCountryOnce(elementState), data };
      if (action !== 'insert') return { elementState, data };
      const digits = withOneCountry(phoneDigits(data));
      if (digits.length === FULL_NUMBER_DIGITS && /^[78]/.test(digits)) {
        return { elementState: EMPTY, data: digits.slice(1) };
      }
      const before = subscriberDigits(elementState.value.slice(0, elementState.selection[0]));
      // No Russian mobile begins with 7 or 8 after the country: it is the country being typed once more.
      return { elementState, data: before === '' ? data.replace(/^\D*[78]/, '') : data };
    },
  ],
};

function subscriberDigits(text: string): string {
  return phoneDigits(text.replace(/^\+?7?/, ''));
}

function withCountryOnce(state: InputState): InputState {
  const digits = phoneDigits(state.value);
  const once = withOneCountry(digits);
  if (once === digits && !/^\s*8/.test(state.value)) return state;
  const value = once === digits ? state.value.replace(/^\s*8/, '+7') : `+7${once.slice(1)}`;
  return { value, selection: [value.length, value.length] };
}
