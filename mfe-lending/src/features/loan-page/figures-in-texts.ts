import { PRODUCT_CODES, type ProductInfo, type Promotion } from '@polden/api-contract';
import { BORROWER_AGE, CAR_AGE } from '@polden/field-kinds';
import { COOLING_OFF, figuresOf, PRODUCT_TABLE, type ProductFigures } from '@polden/lending-math';
import { formatNumber, tieNumbers } from '@polden/ru';
import type { LoanPageModel } from './loan-page.model.ts';

/**
 * `{pts.sumMax}`, `{pdl.rate}`: a figure of a product. `{free.termMax}` is of the period without interest, `{age.min}` of
 * borrowers, `{car.foreign}` of cars, `{cooling.hours}` of the cooling-off period.
 */
const FIGURE = /\{([a-z-]+)\.(\w+)\}/gu;

/** While the promotion cannot be read, or there is none. */
const FREE_PERIOD: ProductFigures = { ...PRODUCT_TABLE.pdl, termMax: 14, rate: 0 };

type Figures = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** What the products say today; what they said at first where they cannot be read. */
function figuresNow(products: readonly ProductInfo[], promotion: Promotion | null): Figures {
  return new Map<string, Readonly<Record<string, number>>>([
    ...PRODUCT_CODES.map((code) => [code, { ...PRODUCT_TABLE[code] }] as const),
    ...products.map((info) => [info.product, { ...figuresOf(info) }] as const),
    ['free', { ...(promotion ? freePeriod(promotion) : FREE_PERIOD) }],
    ['age', BORROWER_AGE],
    ['car', CAR_AGE],
    ['cooling', COOLING_OFF],
  ]);
}

function freePeriod({ sum, term }: Promotion): ProductFigures {
  return { sumMin: sum.min, sumMax: sum.max, termMin: term.min, termMax: term.max, rate: 0 };
}

/** The page with every figure of a product in its place, and with its numbers tied: no text knows them by heart. */
export function withFigures(
  model: LoanPageModel,
  products: readonly ProductInfo[],
  promotion: Promotion | null,
): LoanPageModel {
  const figures = figuresNow(products, promotion);
  const { illustration, ...hero } = model.hero;
  const filled = fill({ ...model, hero }, figures);
  return { ...filled, hero: { ...filled.hero, illustration } };
}

/** Every text inside of plain data. */
function fill<T>(value: T, figures: Figures): T {
  if (typeof value === 'string') return fillText(value, figures) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, figures)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, figures)])) as T;
}

function fillText(text: string, figures: Figures): string {
  const filled = text.replace(FIGURE, (place, source: string, name: string) => {
    const figure = figures.get(source)?.[name];
    return figure === undefined ? place : formatNumber(figure, { most: 3 });
  });
  return tieNumbers(filled);
}
