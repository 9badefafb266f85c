import { consumerCaps } from '@polden/lending-math';
import { formatPercent } from '@polden/ru';
import { Section } from '@polden/ui';
import { CONDITIONS_ANCHOR } from './conditions.tsx';
import css from './loan-page.module.css';

export interface LegalNotesProps {
  /** Whether the page has conditions to point to. */
  lends: boolean;
  /** The law on consumer loans does not protect a business. */
  toBusiness: boolean;
  /** YYYY-MM-DD: which limits of the law are in force. */
  today: string;
}

/** The warnings that stand wherever conditions are named; who lends is said once, in the footer of every layout. */
export function LegalNotes({ lends, toBusiness, today }: LegalNotesProps) {
  const caps = toBusiness ? null : consumerCaps(today);
  return (
    <Section label="О рисках и ограничениях займа" tone="sunken">
      <div className={css.legal}>
        <p>
          Оценивайте свои финансовые возможности и риски. Изучите все условия кредита (займа)
          {lends && (
            <>
              {' '}
              в разделе <a href={`#${CONDITIONS_ANCHOR}`}>«Условия целиком»</a>
            </>
          )}
          . Расчёт на сайте предварительный и не является офертой.
        </p>
        {caps && (
          <p>
            Закон ограничивает ставку: не больше {formatPercent(caps.dailyRatePercent)} в день. Все начисления
            по займу на срок до года вместе — не больше {formatPercent(caps.overpaymentPercent)} его суммы
            (353-ФЗ, ст. 5). Если платить становится трудно, напишите нам до даты платежа: подберём новый
            график или поможем оформить кредитные каникулы.
          </p>
        )}
      </div>
    </Section>
  );
}
