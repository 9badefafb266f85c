import { INVESTOR_FIELDS, type AskedDeposit, type FieldErrors } from '@polden/api-contract';
import { cutOff, formatRubles, readRoubles } from '@polden/ru';
import { CALCULATOR_ANCHOR } from '../deposit-calculator/anchor.ts';
import { readCalcOptions } from '../deposit-calculator/calc-options.api.ts';
import { chooseDeposit } from '../deposit-calculator/deposit-choice.ts';
import { formatMonths } from '../deposit-calculator/format-months.ts';

const MOST_QUOTED = 30;
const UNREAD = 'Не получилось проверить условия. Отправьте, пожалуйста, ещё раз';

interface TypedDeposit {
  asked: Record<keyof AskedDeposit, number>;
  problems: FieldErrors;
}

/**
 * What the form carries of the calculator, or, of a page without scripts, what stands in the fields there: that may never
 * have been calculated.
 */
export async function readDeposit(form: FormData): Promise<TypedDeposit> {
  const carried = {
    entity: numberIn(lastOf(form, 'entity')),
    sum: numberIn(lastOf(form, 'sum')),
    period: numberIn(lastOf(form, 'period')),
    profitOption: numberIn(lastOf(form, 'profitOption')),
  };
  if (!isTyped(form)) return { asked: carried, problems: {} };
  const typed = firstOf(form, 'sum');
  const asked = {
    ...carried,
    sum: (typed === '' ? null : readRoubles(typed)) ?? carried.sum,
    period: numberIn(firstOf(form, 'period')),
    profitOption: numberIn(firstOf(form, 'profit')),
  };
  const options = await readCalcOptions();
  const offered = options && chooseDeposit(options, { ...asked, profit: asked.profitOption });
  if (!offered) return { asked, problems: { sum: [UNREAD] } };
  const wrong: string[] = [];
  if (offered.sumRubles !== asked.sum || (typed !== '' && readRoubles(typed) === null)) {
    const bounds = `от ${formatRubles(offered.minSum)} до ${formatRubles(offered.maxSum)}`;
    wrong.push(
      `Сумма «${cutOff(typed, MOST_QUOTED)}» не подойдёт: можно ${bounds}. Проверьте расчёт и отправьте ещё раз`,
    );
  }
  if (offered.period !== asked.period || offered.profitOption !== asked.profitOption)
    wrong.push(`На ${formatMonths(asked.period)} не принимаем. Проверьте расчёт и отправьте ещё раз`);
  return { asked, problems: wrong.length > 0 ? { sum: wrong } : {} };
}

/** The button beside the calculator was pressed, or Enter, which names no button, before anything was filled in. */
export function isCalculation(form: FormData): boolean {
  if (form.has('intent')) return form.get('intent') === 'calculate';
  const isFilledIn = Object.keys(INVESTOR_FIELDS).some(
    (name) => firstOf(form, name).replace('+7', '') !== '',
  );
  return isTyped(form) && !isFilledIn;
}

/** The address at which the page calculates what stands in the fields. */
export function calculationPath(form: FormData, url: string): string {
  const names = ['entity', 'sum', 'period', 'profit', 'second'].filter((name) => form.has(name));
  const query = new URLSearchParams(names.map((name) => [name, firstOf(form, name)]));
  return `${new URL(url).pathname}?${query.toString()}#${CALCULATOR_ANCHOR}`;
}

/** Only a page without scripts posts the fields of the calculator, before those that the form carries. */
function isTyped(form: FormData): boolean {
  return form.has('profit');
}

function firstOf(form: FormData, name: string): string {
  return textOf(form.get(name));
}

function lastOf(form: FormData, name: string): string {
  return textOf(form.getAll(name).at(-1));
}

function textOf(value: FormDataEntryValue | null | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

function numberIn(text: string): number {
  return /^\d{1,12}$/u.test(text) ? Number(text) : 0;
}
