import type { ProductCode, ProductsInfo } from '@polden/api-contract';
import type { ProductFacts } from '@polden/text-quality';

/** Pattern that matches mentions of each product. */
const WORDS: Record<ProductCode, RegExp> = {
  installment: /без залога/iu,
  pts: /под (?:залог )?(?:авто|птс|машин|эптс)/iu,
  pdl: /до зарплаты|займ\p{L}* онлайн|онлайн.?займ/iu,
  business: /для бизнеса|бизнесу/iu,
  refinance: /рефинанс/iu,
  collateral: /под залог недвижимост|залог квартир/iu,
  'car-purchase': /на покупку авто|автокредит|на автомобиль/iu,
  bank: /банковск\p{L}+ кредит/iu,
  'bank-business': /банковск\p{L}+ кредит\p{L}* (?:для )?бизнес/iu,
};

/** The products as texts are compared with them. */
export function factsOf({ products }: ProductsInfo): ProductFacts[] {
  return products.map(({ product, title, rates, fullCost, sum }) => ({
    title,
    words: WORDS[product],
    rates: rates.map(({ percent, unit }) => ({ percent, unit })),
    fullCost,
    sum: { min: sum.min, max: sum.max },
  }));
}
