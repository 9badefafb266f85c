import { formatPercent, formatRubles } from '@polden/ru';
import { Grid, PhoneDetails, Section, Stat } from '@polden/ui';
import type { DepositCalculation } from './deposit-calculation.ts';
import type { Deposit } from './deposit-choice.ts';
import { formatMonths } from './format-months.ts';
import css from './deposit-calculator.module.css';

export interface ComparisonProps {
  deposit: Deposit;
  calculation: DepositCalculation;
}

/** Simple interest beside capitalisation, so that the rate is not taken for more than it is. */
export function Comparison({ deposit, calculation }: ComparisonProps) {
  const { interestKopecks, compoundKopecks, equivalentPercent, monthly } = calculation;
  const rate = formatPercent(deposit.yearPercent);
  const simple = Math.round(interestKopecks / 100);
  const compound = Math.round(compoundKopecks / 100);
  return (
    <Section
      tone="sunken"
      title="Честное сравнение"
      lead="Одна и та же ставка даёт разный доход. Сравнивайте рубли, а не проценты."
    >
      <div className={css.comparison}>
        <Grid min="m">
          <Stat
            label="У нас: простые проценты"
            value={formatRubles(simple)}
            hint={`${rate} годовых за ${formatMonths(deposit.period)}`}
          />
          <Stat
            label="Было бы с капитализацией"
            value={formatRubles(compound)}
            hint={`${rate} годовых, проценты каждый месяц прибавляются к сумме`}
          />
          <Stat label="Разница" value={formatRubles(compound - simple)} hint="До налогов" />
        </Grid>
        <PhoneDetails summary="Почему так">
          <p>
            Мы начисляем проценты на вложенную сумму и к ней не прибавляем.{' '}
            {monthly
              ? 'Зато они приходят каждый месяц, и вы сами решаете, тратить их или вложить куда-нибудь ещё. Доход тот же, что при выплате в конце срока, но деньги у вас раньше.'
              : `Вклад с ежемесячной капитализацией принёс бы за тот же срок столько же под ${formatPercent(equivalentPercent)} годовых: с этой ставкой и стоит сравнивать. Если выбрать выплату каждый месяц, доход будет тот же, а деньги придут раньше.`}
          </p>
        </PhoneDetails>
        <p>
          И главное отличие: вклад в банке застрахован государством в пределах закона, заём компании — нет.
        </p>
      </div>
    </Section>
  );
}
