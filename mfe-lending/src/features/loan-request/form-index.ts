import type { RequestStep } from './request-state.ts';

const PHONE = 0;
const CODE = 1;
const QUESTIONNAIRE = 2;

/** Place of a step in the whole form: the phone, the code, then each step of the questionnaire. */
export function formIndexOf(step: RequestStep, at: number): number {
  if (step === 'questionnaire') return QUESTIONNAIRE + at;
  return step === 'code' ? CODE : PHONE;
}

export function stepOfIndex(index: number): { step: RequestStep; at: number } {
  if (index >= QUESTIONNAIRE) return { step: 'questionnaire', at: index - QUESTIONNAIRE };
  return { step: index === CODE ? 'code' : 'phone', at: 0 };
}
