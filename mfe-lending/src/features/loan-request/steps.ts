import { LEAD_PARAM } from '@polden/api-contract';
import { laterPart } from '@polden/ui';
import { bringLoanRequestAction } from './bring-action.ts';
import { takeLaterChecks } from './later-checks.ts';
import { indexInSearch } from './step-address.ts';

/** Name of the chunk of all steps but the first. */
export const STEPS_CHUNK = 'loan-request-steps';

const steps = () => import(/* webpackChunkName: "loan-request-steps" */ './later-steps.ts');

export const AcceptedRequest = laterPart(async () => (await steps()).AcceptedRequest);
export const AskedLoan = laterPart(async () => (await steps()).AskedLoan);
export const CodeStep = laterPart(async () => (await steps()).CodeStep);
export const Questionnaire = laterPart(async () => (await steps()).Questionnaire);

const LATER = [AcceptedRequest, AskedLoan, CodeStep, Questionnaire];

export async function bringSteps(): Promise<void> {
  await Promise.all(LATER.map((step) => step.bring()));
  takeLaterChecks(await steps());
}

/** Somebody begins to fill the form in: what comes next is on its way meanwhile. What fails now is asked for again then. */
export function bringNextSteps(): void {
  void Promise.allSettled([bringSteps(), bringLoanRequestAction()]);
}

/** Brings the steps together with the page: on a server always, in a browser where the address names one. */
export async function bringShownSteps(): Promise<void> {
  if (typeof document === 'undefined') return bringSteps();
  const { search } = window.location;
  const isShown = indexInSearch(search) !== null || new URLSearchParams(search).has(LEAD_PARAM);
  if (isShown) bringSteps().catch(() => undefined);
}
