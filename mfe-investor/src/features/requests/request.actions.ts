import { requestAction } from '@polden/request-form';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { bondRequest } from './bond-request.form.ts';
import { depositRequest } from './deposit-request.form.ts';
import { calculationPath, isCalculation, readDeposit } from './typed-deposit.ts';

/** Sends what the form carries from the calculator, or what stands there; the API says whether it is offered. */
export async function depositRequestAction(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData();
  if (isCalculation(form)) return redirect(calculationPath(form, call.request.url), 303);
  const { asked, problems } = await readDeposit(form);
  return requestAction([{ ...depositRequest(asked, ''), problems }])(call);
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
