import { formatNumber } from '@polden/ru';
import type { BlockFinding, TextBlock } from './text.ts';

/** The figures of a product, from their one source. */
export interface ProductFacts {
  /** As visitors read it. */
  title: string;
  /** Matches mentions of the product. */
  words: RegExp;
  rates: readonly { percent: number; unit: 'day' | 'month' }[];
  /** Percent a year. */
  fullCost: { min: number; max: number };
  /** Whole roubles. */
  sum: { min: number; max: number };
}

/** Short ones alone: a row of a hundred thousand digits is no figure, and would be tried from each of them. */
const NUMBER = String.raw`(?<![\d.,])\d{1,12}(?:[.,]\d{1,6})?`;
const RATE = new RegExp(
  `(${NUMBER})[\\s\\u00a0]?%[\\s\\u00a0]{0,3}(в[\\s\\u00a0]день|ежедневно|в[\\s\\u00a0]месяц|ежемесячно)`,
  'giu',
);
const SUM = new RegExp(
  `(?<=(?:от|до)[\\s\\u00a0])(\\d{1,3}(?:[\\s\\u00a0]\\d{3})+|${NUMBER})[\\s\\u00a0]?(тыс\\.?|млн|миллион\\p{L}*|тысяч\\p{L}*)?[\\s\\u00a0]?(₽|руб\\p{L}*\\.?)`,
  'giu',
);
const LOAN = /заём|заем|займ|кредит|под залог|ссуд/iu;
const NEAR = 0.005;

/** Rates and limits in the line that none of the products it names has; where it names none, that no product has. */
export function checkClaims(
  { text }: TextBlock,
  products: readonly ProductFacts[],
  about = '',
): BlockFinding[] {
  const context = `${about} ${text}`;
  if (products.length === 0 || !LOAN.test(context)) return [];
  const named = products.filter(({ words }) => words.test(context));
  const meant = named.length > 0 ? named : products;
  return [...wrongRates(text, meant), ...wrongSums(text, meant)];
}

function wrongRates(text: string, products: readonly ProductFacts[]): BlockFinding[] {
  return Array.from(text.matchAll(RATE)).flatMap((match): BlockFinding[] => {
    const [found, figure = '', per = ''] = match;
    const unit = /день|дневн/iu.test(per) ? 'day' : 'month';
    const rates = products.flatMap((product) => product.rates.filter((rate) => rate.unit === unit));
    if (rates.some(({ percent }) => Math.abs(percent - numberOf(figure)) < NEAR)) return [];
    const known = unique(rates.map(({ percent }) => percent));
    const start = match.index;
    const [only] = known;
    return [
      {
        group: 'figures',
        severity: 'error',
        message: `Ставки ${found} нет в условиях: ${titlesOf(products)}`,
        cure:
          known.length > 0
            ? `По условиям: ${known.map((percent) => `${percentOf(percent)} %`).join(', ')} ${unit === 'day' ? 'в день' : 'в месяц'}.`
            : `Ставка этих займов считается не ${unit === 'day' ? 'за день' : 'за месяц'}.`,
        start,
        end: start + found.length,
        ...(known.length === 1 &&
          only !== undefined && { fix: { start, end: start + figure.length, text: percentOf(only) } }),
      },
    ];
  });
}

function wrongSums(text: string, products: readonly ProductFacts[]): BlockFinding[] {
  return Array.from(text.matchAll(SUM)).flatMap((match): BlockFinding[] => {
    const [found, figure = '', scale = ''] = match;
    const roubles = numberOf(figure) * scaleOf(scale);
    const isUpper = /до[\s\u00a0]$/iu.test(text.slice(0, match.index));
    const bounds = unique(products.map(({ sum }) => (isUpper ? sum.max : sum.min)));
    if (bounds.includes(roubles)) return [];
    const start = match.index;
    const [only] = bounds;
    return [
      {
        group: 'figures',
        severity: 'warning',
        message: `Сумма ${isUpper ? 'до' : 'от'} ${found} расходится с условиями: ${titlesOf(products)}`,
        cure: `По условиям: ${bounds.map((bound) => `${isUpper ? 'до' : 'от'} ${formatNumber(bound)} ₽`).join(', ')}.`,
        start,
        end: start + found.length,
        ...(bounds.length === 1 &&
          only !== undefined && {
            fix: { start, end: start + found.length, text: `${formatNumber(only)} ₽` },
          }),
      },
    ];
  });
}

function scaleOf(scale: string): number {
  if (/^(?:млн|миллион)/iu.test(scale)) return 1_000_000;
  return /^тыс/iu.test(scale) ? 1000 : 1;
}

function numberOf(figure: string): number {
  return Number(figure.replaceAll(/[\s\u00a0]/gu, '').replace(',', '.'));
}

function percentOf(percent: number): string {
  return formatNumber(percent, { most: 3 });
}

function titlesOf(products: readonly ProductFacts[]): string {
  return products.length > 3 ? 'ни у одного займа' : products.map(({ title }) => `«${title}»`).join(', ');
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
