import type { InvestorEntityId } from '@polden/api-contract';
import { tieNumbers } from '@polden/ru';
import css from './deposit-calculator.module.css';

const LEGAL_PERSON: InvestorEntityId = 1;

/**
 * The tax is named and not calculated: its rate depends on all that a person earns in the year.
 * Source: НК РФ ст. 210 п. 2.1 пп. 9 (interest is in the main tax base), ст. 224 п. 1, ст. 226.
 */
export function TaxNote({ entity }: { entity: InvestorEntityId }) {
  return (
    <p className={css.fine}>
      {entity === LEGAL_PERSON
        ? 'Суммы до налогов. Организация учитывает проценты в своих доходах и платит налог сама, мы его не удерживаем.'
        : tieNumbers(
            'Суммы до налога. НДФЛ с процентов удержим и перечислим сами: 13 % с доходов до 2,4 млн ₽ в год, с части сверх этого — от 15 до 22 % (НК РФ, ст. 224 и 226; для налоговых резидентов России).',
          )}
    </p>
  );
}
