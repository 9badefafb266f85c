import { requestAction } from '@polden/request-form';
import type { ActionFunctionArgs } from 'react-router-dom';
import { bondRequest } from './bond-request.form.ts';
import { depositRequest } from './deposit-request.form.ts';

/** Sends what the form carries from the calculator; the API says whether it is offered. */
export async function depositRequestAction(call: ActionFunctionArgs) {
  const number = await numbersOf(call.request);
  const asked = {
    entity: number('entity'),
    sum: number('sum'),
    period: number('period'),
    profitOption: number('profitOption'),
  };
  return requestAction([depositRequest(asked, '')])(call);
}

export async function bondRequestAction(call: ActionFunctionArgs) {
  const number = await numbersOf(call.request);
  const asked = {
    bondId: number('bondId'),
    brokerAccountId: number('brokerAccountId'),
    sum: number('sum'),
  };
  return requestAction([bondRequest(asked, '')])(call);
}

async function numbersOf(request: Request): Promise<(name: string) => number> {
  const form = await request.clone().formData();
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' && /^\d{1,12}$/u.test(value) ? Number(value) : 0;
  };
}
