import { Link } from 'react-router-dom';
import type { ProductInfo, Promotion } from '@polden/api-contract';
import { promotedTermsDays } from '@polden/lending-math';
import { formatRubles, formatTerm } from '@polden/ru';
import { Icon } from '@polden/ui';
import css from './calculator.module.css';

export interface FreePeriodProps {
  product: ProductInfo;
  promotion: Promotion | null;
  /** The chosen loan is within it. */
  promoted: boolean;
}

/** The promotion of the chosen product: whether this loan is free of interest, or which one would be. */
export function FreePeriod({ product, promotion, promoted }: FreePeriodProps) {
  const longest = promotedTermsDays(product, promotion).at(-1);
  if (!promotion || longest === undefined) return null;
  const { termsDesc, terms } = product;
  const term = formatTerm(longest, termsDesc, terms.multiply);
  return (
    <p className={css.free} data-on={promoted}>
      <Icon name="sun" size={24} />
      <span>
        {promoted ? (
          <>
            <strong>{promotion.name}.</strong> Вернёте вовремя — отдадите ровно столько, сколько взяли.{' '}
          </>
        ) : (
          <>
            До {term} и до {formatRubles(promotion.sum.max)} — без процентов.{' '}
          </>
        )}
        <Link to={promotion.link}>Об акции</Link>
      </span>
    </p>
  );
}
