import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shorterTerm, termInUnits } from '@polden/lending-math';
import { formatRubles, formatTerm } from '@polden/ru';
import { isForAnotherTab } from '@polden/ui';
import type { LoanFigures } from './loan-offer.model.ts';
import { CALCULATOR_ANCHOR } from './anchor.ts';
import type { ChosenLoan } from './loan-choice.ts';
import css from './shorter-term.module.css';

export interface ShorterTermProps {
  chosen: Pick<ChosenLoan, 'loan' | 'hasCar' | 'setTerm'>;
  figures: Pick<LoanFigures, 'today' | 'promotion'>;
  /** Id of the field in which the term stands. */
  termId: string;
}

/**
 * Beside the chosen term a shorter one that is cheaper in all, to be taken by one tap: without JavaScript it is a link to
 * the same page with it. Its place is there also while there is none, so that nothing moves under the slider.
 */
export function ShorterTerm({ chosen: { loan, hasCar, setTerm }, figures, termId }: ShorterTermProps) {
  const { product, sumRubles, termDays } = loan;
  const { today, promotion } = figures;
  const { pathname } = useLocation();
  const offer = useMemo(
    () => shorterTerm(product, sumRubles, termDays, today, promotion),
    [product, sumRubles, termDays, today, promotion],
  );
  const wasTaken = useRef(false);
  useEffect(() => {
    if (!wasTaken.current) return;
    wasTaken.current = false;
    // With the link goes the focus that was on it.
    if (!offer) document.getElementById(termId)?.focus();
  }, [offer, termId]);
  if (product.terms.min === product.terms.max) return null;
  if (!offer) return <p className={css.offer} />;

  const { termsDesc, terms } = product;
  const units = termInUnits(product, offer.termDays);
  const query = new URLSearchParams({
    product: product.product,
    sum: String(sumRubles),
    term: String(units),
    ...(hasCar === 0 ? {} : { car: String(hasCar) }),
  });
  return (
    <p className={css.offer}>
      <Link
        className={css.link}
        to={`${pathname}?${query.toString()}#${CALCULATOR_ANCHOR}`}
        preventScrollReset
        onClick={(event) => {
          if (isForAnotherTab(event)) return;
          event.preventDefault();
          wasTaken.current = true;
          setTerm(units);
        }}
      >
        На {formatTerm(offer.termDays, termsDesc, terms.multiply)}: {paymentOf(offer.paymentKopecks)}
        {product.rates[0]?.unit === 'month' && ' в месяц'}, переплата меньше на{' '}
        {formatRubles(Math.floor(offer.savedKopecks / 100))}
      </Link>
    </p>
  );
}

/** Whole roubles, never less than will be asked for. */
function paymentOf(kopecks: number): string {
  return formatRubles(Math.ceil(kopecks / 100));
}
