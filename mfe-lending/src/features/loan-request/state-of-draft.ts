import { phoneDigits } from '@polden/ru';
import { questionsOf, type LeadDocument, type ProductCode, type ProductInfo } from '@polden/api-contract';
import { phoneDigitsOf } from '@polden/request-form';
import { keyOf } from '../calculator/loan-choice.ts';
import type { FormVariant } from '../calculator/loan-offer.model.ts';
import { documentsOf, FIRST_STEPS } from './first-step/first-step.ts';
import { CODE_INDEX, formIndexOf, stepOfIndex } from './form-index.ts';
import { laterChecks } from './later-checks.ts';
import type { LoanRequestDraft, StoredRequest } from './loan-request.store.ts';
import { forgottenStep, lastStepOf } from './questionnaire/draft-answers.ts';
import type { RequestState, RequestStep, RequestValues } from './request-state.ts';

const FORGOTTEN =
  'Страница открылась заново. Паспорт, дату рождения и адрес браузер не хранит — впишите их, пожалуйста, ещё раз. Остальное на месте.';

/** The page that a request stands on, for what it is asked there and which documents the page asks for. */
export interface RequestPlace {
  product: ProductCode;
  variant: FormVariant;
  documents: readonly LeadDocument[];
  path: string;
}

/** A draft from the storage: goes back to the first step that has lost its secret answers. */
export function afterReload(draft: LoanRequestDraft): LoanRequestDraft {
  const { step, at } = stepOfIndex(draft.currentFormIdx);
  const product = draft.requestResponse?.product ?? draft.product;
  const variant = isQuestionnaire(step) ? questionsOf(product, draft.hasCar) : null;
  const end = step === 'check' && variant !== null ? lastStepOf(variant) + 1 : at;
  const forgotten = variant && forgottenStep(variant, draft.mainInfo, end);
  if (forgotten === null) return { ...draft, forgotten: false };
  const currentFormIdx = formIndexOf('questionnaire', forgotten);
  return { ...draft, currentFormIdx, prevFormIdx: draft.currentFormIdx, forgotten: true };
}

/**
 * Where the draft of this tab stands on a page: a request for another product begins with the phone. What went wrong last is
 * said again on the step that said it, of the same page.
 */
export function stateOfDraft(
  draft: LoanRequestDraft,
  place: RequestPlace,
  { multiply }: ProductInfo['terms'],
): RequestState {
  const { hasCar, mainInfo } = draft;
  const { product } = place;
  // The calculator has no word about what its page does not lend.
  const { sum, period } = draft.choices[keyOf(product, hasCar)] ?? draft;
  const requestResponse = draft.requestResponse?.product === product ? draft.requestResponse : null;
  const { step, at } = stepOfIndex(draft.currentFormIdx);
  const variant = isQuestionnaire(step) ? questionsOf(product, hasCar) : null;
  const stands = step === 'phone' || step === 'code' || (variant !== null && requestResponse !== null);
  const begun = stands && step !== 'phone';
  const isSaidHere = draft.error?.path === place.path && draft.error.index === draft.currentFormIdx;
  // Something may have led back to the phone, and says why.
  const error = isSaidHere && (begun || draft.prevFormIdx > 0) && !draft.forgotten ? draft.error : null;
  return {
    step: stands ? step : 'phone',
    values: {
      variant: 'title-loan',
      product,
      sumRubles: sum,
      termDays: period * multiply,
      hasCar,
      phone: draft.phoneNumber,
      fullName: draft.fullName,
      documents:
        begun || (draft.codeSentTo !== '' && isRequestOf(draft, place))
          ? draft.documents.map(({ id }) => id)
          : [],
      key: draft.requestKey,
      phoneConfirmed: draft.phoneConfirmed,
      leadId: begun ? (requestResponse?.id ?? '') : '',
      // Before anything is sent, where the visitor comes from now counts.
      source: begun ? draft.source : '',
      city: begun ? draft.city : '',
      answers: mainInfo,
      at: variant === null ? 0 : Math.min(at, lastStepOf(variant)),
      checking: draft.checking,
    },
    errors: error?.error_validation ?? {},
    notice: draft.forgotten && begun ? { tone: 'info', text: FORGOTTEN } : (error?.notice ?? null),
    resendAfter: null,
  };
}

/**
 * The step that an address may show: the one it names, or the last before it for which everything is there. Null where only the
 * checks of the questions could tell, and their code is not there yet.
 */
export function reachableIndex(draft: LoanRequestDraft, place: RequestPlace, asked: number): number | null {
  const { product } = place;
  const { step, at } = stepOfIndex(asked);
  if (step === 'phone') return 0;
  if (step === 'code') return isBeforeCode(draft, place) ? 0 : asked;
  const variant = questionsOf(product, draft.hasCar);
  const stored = draft.requestStatus !== 'progress' && draft.requestResponse?.product === product;
  if (!stored) return 0;
  if (variant === null) return reachableIndex(draft, place, CODE_INDEX);
  const end = step === 'check' ? lastStepOf(variant) + 1 : Math.min(at, lastStepOf(variant));
  // Where the draft has come to is no question.
  if (asked <= draft.currentFormIdx) return formIndexOf(step, end);
  const checks = laterChecks();
  if (checks === null) return null;
  const unfinished = checks.firstUnfinished(variant, draft.mainInfo, end);
  if (unfinished !== null) return formIndexOf('questionnaire', unfinished);
  return formIndexOf(step, end);
}

/** Whether the request of the draft is gone on with here: it is for this product, or its product was changed on this page. */
export function isRequestOf(
  { begunAt, requestResponse }: LoanRequestDraft,
  { product, path }: RequestPlace,
): boolean {
  // What is stored is stored for its product.
  if (requestResponse !== null) return requestResponse.product === product;
  return begunAt === null || begunAt.product === product || begunAt.path === path;
}

/** Something that the first step asks for here is not there yet: no later step asks for it. */
function isBeforeCode(draft: LoanRequestDraft, place: RequestPlace): boolean {
  const { codeSentTo, documents, phoneConfirmed, phoneNumber, requestResponse } = draft;
  if (!isRequestOf(draft, place)) return true;
  // A phone that was confirmed elsewhere needs no code; the documents beside it are asked for all the same.
  if (!phoneConfirmed && (codeSentTo === '' || codeSentTo !== phoneDigitsOf(phoneNumber))) return true;
  if (FIRST_STEPS[place.variant].storedAtOnce && requestResponse === null) return true;
  const { first } = documentsOf(place.variant, place.documents);
  return first.some(({ id, isRequired }) => isRequired && !documents.some((accepted) => accepted.id === id));
}

function isQuestionnaire(step: RequestStep): boolean {
  return step === 'questionnaire' || step === 'check';
}

/**
 * The stored request, as the draft keeps it; null while there is none. `created` is empty where this browser was not told it: the
 * request was stored on another device, or before the scripts came.
 */
export function responseOf(
  { leadId, phone, product }: Pick<RequestValues, 'leadId' | 'phone' | 'product'>,
  { requestResponse }: LoanRequestDraft,
): StoredRequest | null {
  if (leadId === '') return null;
  if (requestResponse?.id === leadId) return requestResponse;
  return { id: leadId, phone: `+${phoneDigits(phone)}`, created: '', product };
}
