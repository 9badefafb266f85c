import { Link } from 'react-router-dom';
import { INCOME_TAX_SINCE } from '@polden/lending-math';
import { formatDate } from '@polden/ru';
import { useIsThere } from '@polden/ui';
import css from './deposit-calculator.module.css';

const CONTRACTS = '/investitsionnye-dogovory';

/** Where the rates of the calculator come from, and since when they are so. */
export function Sources({ asOf }: { asOf: string | null }) {
  const isThere = useIsThere();
  return (
    <p className={css.fine}>
      Ставки, сроки и суммы — из таблицы условий компании
      {asOf && `, последнее изменение ${formatDate(asOf, 'long')}\u00a0года`}.{' '}
      {isThere(CONTRACTS) && (
        <>
          Образцы договоров — в разделе <Link to={CONTRACTS}>инвестиционных договоров</Link>.{' '}
        </>
      )}
      Шкала НДФЛ — ст. 224 НК РФ, действует с {formatDate(INCOME_TAX_SINCE, 'long')} года. Проценты простые,
      месяцы равные.
    </p>
  );
}
