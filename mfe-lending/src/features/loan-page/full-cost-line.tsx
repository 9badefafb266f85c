import { formatPercent } from '@polden/ru';
import type { LoanFigures } from '../calculator/loan-offer.model.ts';
import css from './loan-page.module.css';

/** The duty of every advert of a loan: the range of the full cost and the warning (38-ФЗ ст. 28 ч. 3 и 3.1). */
export function FullCostLine({ products }: Pick<LoanFigures, 'products'>) {
  const ranges = products.map(({ fullCost }) => fullCost);
  const min = Math.min(...ranges.map((range) => range.min));
  const max = Math.max(...ranges.map((range) => range.max));
  return (
    <p className={css.fullCost}>
      {ranges.length > 0 && (
        <>
          Полная стоимость займа (ПСК): <strong>{percentRange({ min, max })} годовых.</strong>{' '}
        </>
      )}
      Оценивайте свои финансовые возможности и риски.
    </p>
  );
}

/** «34,800 %», or «от 0,000 % до 292,000 %», with the three digits of the law. */
export function percentRange({ min, max }: { min: number; max: number }): string {
  return min === max ? formatPercent(min, 3) : `от ${formatPercent(min, 3)} до ${formatPercent(max, 3)}`;
}
