import { visibleText } from '@polden/field-kinds';
import type { ApiError } from '@polden/request-form';
import { data } from 'react-router-dom';
import type { SigningAnswer } from './signing.ts';

export type StepAnswer = ReturnType<typeof data<SigningAnswer>> | Response;

/** A step with nothing wrong in it. */
export function answerOf(
  step: SigningAnswer['step'],
  { phone = '', ticked = null }: Partial<Pick<SigningAnswer, 'phone' | 'ticked'>> = {},
): SigningAnswer {
  return { step, phone, ticked, errors: {}, notice: null, resendAfter: null };
}

export function failed(answer: SigningAnswer, { status, errors, notice }: ApiError): StepAnswer {
  return data({ ...answer, errors, notice }, { status });
}

export function invalid(answer: SigningAnswer, errors: SigningAnswer['errors']): StepAnswer {
  return data({ ...answer, errors }, { status: 422 });
}

export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? visibleText(value) : '';
}
