import type { ProductInfo } from '@polden/api-contract';
import { faqPage, loanOrCredit, PageMeta, useShellData, type StructuredObject } from '@polden/ui';
import type { LoanFigures } from '../calculator/loan-offer.model.ts';
import type { LoanPageModel } from './loan-page.model.ts';

/** An advert of a loan that names a condition ends with it (38-ФЗ ст. 28 ч. 3.1). */
const WARNING = 'Оценивайте свои финансовые возможности и риски. Изучите все условия займа.';

/** Products that stand on a car. */
const ON_A_CAR: readonly ProductInfo['product'][] = [
  'pts',
  'business',
  'refinance',
  'car-purchase',
  'bank',
  'bank-business',
];

/** What a page about loans says of itself to search engines: its questions and what it lends, with the full cost. */
export function LoanPageMeta({ model, figures }: { model: LoanPageModel; figures: LoanFigures }) {
  const { title, cityTitle = title, description, above, faq } = model;
  const { isDefault } = useShellData().city;
  return (
    <PageMeta
      title={isDefault ? title : cityTitle}
      description={figures.products.length > 0 ? `${description} ${WARNING}` : description}
      breadcrumbs={above ? [{ to: '/', label: 'Главная' }, ...above] : []}
      structured={[
        ...(faq.length > 0 ? [faqPage(faq)] : []),
        ...figures.products.map((product) => loan(product, model)),
      ]}
    />
  );
}

function loan(product: ProductInfo, model: LoanPageModel): StructuredObject {
  const { sum, terms, fullCost } = product;
  return loanOrCredit({
    name: model.offer?.products.length === 1 ? model.title : `${model.title}: ${product.title}`,
    description: model.description,
    amount: { min: sum.min, max: sum.max },
    term: { min: terms.min, max: terms.max },
    fullCost,
    ...(ON_A_CAR.includes(product.product) && { collateral: 'Автомобиль' }),
  });
}
