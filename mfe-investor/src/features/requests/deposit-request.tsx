import { formatPercent, formatRubles } from '@polden/ru';
import { RequestPanel } from '@polden/request-form';
import { Section } from '@polden/ui';
import { MONTHLY, searchOf, type Deposit } from '../deposit-calculator/deposit-choice.ts';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import { depositRequest } from './deposit-request.form.ts';

/** A request for what the calculator shows; `second`: the term beside it that was asked for. */
export function DepositRequest({ deposit, second }: { deposit: Deposit; second: number | undefined }) {
  const { entity, sumRubles, period, profitOption, yearPercent } = deposit;
  const payout = profitOption === MONTHLY ? 'проценты каждый месяц' : 'проценты в конце срока';
  const terms = `${entity.title}: ${formatRubles(sumRubles)} на ${formatMonths(period)} под ${formatPercent(yearPercent)} годовых, ${payout}.`;
  const asked = { entity: entity.id, sum: sumRubles, period, profitOption };
  return (
    <Section label="Заявка инвестора">
      <RequestPanel model={{ ...depositRequest(asked, terms), search: searchOf(deposit, second) }} />
    </Section>
  );
}
