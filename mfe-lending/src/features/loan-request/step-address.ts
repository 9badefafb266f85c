import { CHECK_INDEX, CODE_INDEX, FIRST_QUESTIONS_INDEX } from './form-index.ts';

/** Query parameter that names the step of a request: each is an entry of the browser's history. */
const STEP_PARAM = 'shag';
const CODE = 'kod';
const CHECK = 'proverka';

/** The query with this step in place of another; the first one, which stands beside the calculator, needs no name. */
export function searchOfStep(search: string, index: number): string {
  const next = new URLSearchParams(search);
  next.delete(STEP_PARAM);
  if (index > 0) next.set(STEP_PARAM, nameOf(index));
  return next.size === 0 ? '' : `?${next.toString()}`;
}

/** Place in the form of the step that the query names; null when it names none. */
export function indexInSearch(search: string): number | null {
  const name = new URLSearchParams(search).get(STEP_PARAM);
  if (name === CODE) return CODE_INDEX;
  if (name === CHECK) return CHECK_INDEX;
  return name !== null && /^[1-9]$/u.test(name) ? FIRST_QUESTIONS_INDEX + Number(name) - 1 : null;
}

/** The query without a step, in one spelling whether it had one or not: what the page is about. */
export function withoutStep(search: string): string {
  return searchOfStep(search, 0);
}

function nameOf(index: number): string {
  if (index === CODE_INDEX) return CODE;
  return index === CHECK_INDEX ? CHECK : String(index - FIRST_QUESTIONS_INDEX + 1);
}
