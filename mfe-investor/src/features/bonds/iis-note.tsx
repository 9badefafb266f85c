import type { BrokerAccount } from '@polden/lending-math';
import { tieNumbers } from '@polden/ru';
import { Notice } from '@polden/ui';

/** For how long an account that is opened now has to be kept, years. */
const LEAST_YEARS = 5;

/**
 * What the formula does not say. Source: НК РФ ст. 219.2 (58-ФЗ of 23.03.2024): since 2024 only accounts of the third type
 * are opened; opened in 2024–2026 they are kept for five years, and a year more for each year after 2026, up to ten.
 */
/** `years`: what is left of the term. */
export function IisNote({ account, years }: { account: BrokerAccount; years: number }) {
  if (account === 'CLASSIC') {
    return (
      <Notice title="Что не вошло в расчёт">
        <p>
          {tieNumbers(
            'НДФЛ с купонов удержит брокер: 13 % с доходов до 2,4 млн ₽ в год, с части сверх этого — 15 %. Комиссии брокера и изменение цены облигации тоже не учтены, а после даты оферты эмитент может назвать другую ставку.',
          )}
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="С 2024 года открывают только ИИС-3, и правила у него строже">
      <p>
        {tieNumbers(
          'Формула упрощена: один взнос и один возврат 13 %, с 400 000 ₽ — ровно 52 000 ₽. На деле вернут только из НДФЛ, который вы уплатили за этот год, а при доходе выше 2,4 млн ₽ ставка и возврат больше. Купоны посчитаны до налога, а после даты оферты эмитент может назвать другую ставку.',
        )}
      </p>
      <p>
        {tieNumbers(
          `Счёт, открытый в 2026 году, держат не меньше ${LEAST_YEARS} лет, открытый позже — дольше (НК РФ, ст. 219.2). ${
            years < LEAST_YEARS
              ? 'Этот выпуск погасят раньше: деньги придётся вложить ещё раз, иначе вычет надо вернуть.'
              : ''
          }`,
        )}
      </p>
    </Notice>
  );
}
