import { movedCaret } from './caret.ts';
import type { InputMask, InputState } from './phone-mask.ts';
import { groupedSum, isSignOfSum } from './written-sum.ts';

const DIGIT = /\d/;
const SPARE_DIGITS = 10;

/** Series and number of a passport: 4510 123456. */
export const PASSPORT_MASK = digitMask('#### ######');
export const PASSPORT_SERIES_MASK = digitMask('####');
export const PASSPORT_NUMBER_MASK = digitMask('######');
/** Department that gave a passport: 770-001. */
export const DEPARTMENT_MASK = digitMask('###-###');
export const YEAR_MASK = digitMask('####');

/**
 * Roubles as they are typed: digits in groups of three. A word or a sign that comes with others stays to be seen, whether it
 * is understood or not: without it they would be another sum. A key that belongs to no sum types nothing.
 */
export const MONEY_MASK: InputMask = {
  mask: () => /^.*$/su,
  preprocessors: [
    ({ elementState, data }, action) => {
      const { value, selection } = elementState;
      const isKey = action === 'insert' && data.length === 1;
      return { elementState, data: isKey && !isSignOfSum(data, value.slice(0, selection[0])) ? '' : data };
    },
  ],
  postprocessors: [inThrees],
};

/** `#` stands for a digit. There is room for more: what is too long is told so, and never cut unseen to what fits. */
function digitMask(pattern: string): InputMask {
  const signs = Array.from(pattern, (sign) => (sign === '#' ? DIGIT : sign));
  return { mask: [...signs, ...Array.from({ length: SPARE_DIGITS }, () => DIGIT)], preprocessors: [] };
}

/** The caret stays behind the digit that it was behind. */
function inThrees(state: InputState): InputState {
  const { value, selection } = state;
  const text = groupedSum(value);
  if (text === value) return state;
  return {
    value: text,
    selection: [movedCaret(value, text, selection[0]), movedCaret(value, text, selection[1])],
  };
}
