import type { RequestStep } from './request-state.ts';

const PHONE_INDEX = 0;
export const CODE_INDEX = 1;
export const FIRST_QUESTIONS_INDEX = 2;
/** After every step of the questionnaire, however many it has. */
export const CHECK_INDEX = 20;

/** Place of a step in the whole form: the phone, the code, each step of the questionnaire, then the check of the answers. */
export function formIndexOf(step: RequestStep, at: number): number {
  if (step === 'check') return CHECK_INDEX;
  if (step === 'questionnaire') return FIRST_QUESTIONS_INDEX + at;
  return step === 'code' ? CODE_INDEX : PHONE_INDEX;
}

export function stepOfIndex(index: number): { step: RequestStep; at: number } {
  if (index >= CHECK_INDEX) return { step: 'check', at: 0 };
  if (index >= FIRST_QUESTIONS_INDEX) return { step: 'questionnaire', at: index - FIRST_QUESTIONS_INDEX };
  return { step: index === CODE_INDEX ? 'code' : 'phone', at: 0 };
}
