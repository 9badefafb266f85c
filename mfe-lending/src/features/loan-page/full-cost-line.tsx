import type { ProductInfo } from '@polden/api-contract';
import { fullCostRange } from '@polden/lending-math';
import { formatPercent } from '@polden/ru';
import css from './loan-page.module.css';

/** The duty of every advert of a loan: the range of the full cost and the warning (38-ФЗ ст. 28 ч. 3 и 3.1). */
export function FullCostLine({ products, today }: { products: readonly ProductInfo[]; today: string }) {
  const ranges = products.map((product) => fullCostRange(product, today));
  const min = Math.min(...ranges.map((range) => range.min));
  const max = Math.max(...ranges.map((range) => range.max));
  return (
    <p className={css.fullCost}>
      {ranges.length > 0 && (
        <>
          Полная стоимость займа (ПСК):{' '}
          <strong>
            {min === max ? formatPercent(min, 3) : `от ${formatPercent(min, 3)} до ${formatPercent(max, 3)}`}{' '}
            годовых
          </strong>
          .{' '}
        </>
      )}
      Оценивайте свои финансовые возможности и риски.
    </p>
  );
}
