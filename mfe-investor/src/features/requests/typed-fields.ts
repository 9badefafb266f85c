import { type FieldErrors, INVESTOR_FIELDS } from '@polden/api-contract';
import { cutOff } from '@polden/ru';
import { CALCULATOR_ANCHOR } from '../choice-address/anchor.ts';

/** Names of the boxes of the request. */
const CONSENTS = ['riskAccepted', 'consent'];
const MOST_QUOTED = 30;
/** Said where what is offered could not be read. */
export const UNREAD = 'Не получилось проверить условия. Отправьте, пожалуйста, ещё раз';

/** A calculator whose fields a page without scripts posts with the request, before those that the form carries. */
export interface TypedCalculator {
  /** Of a field that only the calculator has. */
  mark: string;
  /** Of all of its fields, as its address has them. */
  names: readonly string[];
}

/** What a request is for, and what of it is not offered. */
export interface TypedChoice<Key extends string> {
  asked: Record<Key, number>;
  problems: FieldErrors;
}

export function isTyped(form: FormData, { mark }: TypedCalculator): boolean {
  return form.has(mark);
}

/**
 * A button beside the calculator was pressed, or Enter, which names no button, and nothing was filled in that an address
 * should not have.
 */
export function isCalculation(form: FormData, calculator: TypedCalculator): boolean {
  const isFilledIn = Object.keys(INVESTOR_FIELDS).some(
    (name) => firstOf(form, name).replace('+7', '') !== '',
  );
  const isAsked = form.has('intent') ? form.get('intent') === 'calculate' : isTyped(form, calculator);
  return isAsked && !isFilledIn && !CONSENTS.some((name) => form.has(name));
}

/** The address at which the page calculates what stands in the fields, at the part that its button leads to. */
export function calculationPath(form: FormData, { names }: TypedCalculator, url: string): string {
  const query = new URLSearchParams(
    names
      .filter((name) => form.has(name))
      // Beside which term to compare stands behind the one that it was compared with before.
      .map((name) => [name, name === 'second' ? lastOf(form, name) : firstOf(form, name)]),
  );
  const part = form.has('intent') ? '' : `#${CALCULATOR_ANCHOR}`;
  return `${new URL(url).pathname}?${query.toString()}${part}`;
}

/** What the calculator posts of a name that the form has as well. */
export function firstOf(form: FormData, name: string): string {
  return textOf(form.get(name));
}

/** What the form carries. */
export function lastOf(form: FormData, name: string): string {
  return textOf(form.getAll(name).at(-1));
}

export function numberIn(text: string): number {
  return /^\d{1,12}$/u.test(text) ? Number(text) : 0;
}

/** `offered`: «можно от 1 000 ₽». */
export function wrongSum(typed: string, offered: string): string {
  return `Сумма «${cutOff(typed, MOST_QUOTED)}» не подойдёт: ${offered}. Проверьте расчёт и отправьте ещё раз`;
}

function textOf(value: FormDataEntryValue | null | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
