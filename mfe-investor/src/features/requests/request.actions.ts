import { requestAction } from '@polden/request-form';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { bondRequest } from './bond-request.form.ts';
import { depositRequest } from './deposit-request.form.ts';
import { BOND_CALCULATOR, readBond } from './typed-bond.ts';
import { DEPOSIT_CALCULATOR, readDeposit } from './typed-deposit.ts';
import { calculationPath, isCalculation, lastOf, numberIn } from './typed-fields.ts';

/** Sends what the form carries from the calculator, or what stands there; the API says whether it is offered. */
export async function depositRequestAction(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData();
  if (isCalculation(form, DEPOSIT_CALCULATOR))
    return redirect(calculationPath(form, DEPOSIT_CALCULATOR, call.request.url), 303);
  const { asked, problems } = await readDeposit(form);
  const { profitOption: profit, ...chosen } = asked;
  const compared = new URL(call.request.url).searchParams.get('second') ?? '';
  // A page without scripts posts it.
  const second = numberIn(lastOf(form, 'second') || compared);
  const search = searchOf({ ...chosen, profit, ...(second > 0 && { second }) });
  return requestAction([{ ...depositRequest(asked, ''), problems, search }])(call);
}

export async function bondRequestAction(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData();
  if (isCalculation(form, BOND_CALCULATOR))
    return redirect(calculationPath(form, BOND_CALCULATOR, call.request.url), 303);
  const { asked, problems } = await readBond(form);
  const search = searchOf({ bond: asked.bondId, account: asked.brokerAccountId, sum: asked.sum });
  return requestAction([{ ...bondRequest(asked, ''), problems, search }])(call);
}

/** As the address of the page has what its calculator shows. */
function searchOf(chosen: Record<string, number>): string {
  return `?${new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)])).toString()}`;
}
