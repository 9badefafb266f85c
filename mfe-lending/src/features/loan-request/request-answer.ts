import type { ApiError } from '@polden/request-form';
import { data } from 'react-router-dom';
import type { RequestState, RequestStep, RequestValues } from './request-state.ts';

/** What the action answers: a step, or the way to the page of the accepted request. */
export type Answer = ReturnType<typeof data<RequestState>> | Response;

export function failed(state: RequestState, { status, errors, notice }: ApiError): Answer {
  return data({ ...state, errors, notice }, { status });
}

export function stateOf(step: RequestStep, values: RequestValues): RequestState {
  return { step, values, errors: {}, notice: null, resendAfter: null };
}
