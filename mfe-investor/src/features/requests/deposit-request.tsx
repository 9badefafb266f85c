import { formatPercent, formatRubles } from '@polden/ru';
import { RequestPanel } from '@polden/request-form';
import { Section } from '@polden/ui';
import { MONTHLY, type Deposit } from '../deposit-calculator/deposit-choice.ts';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import { depositRequest } from './deposit-request.form.ts';

/** A request for what the calculator shows. */
export function DepositRequest({ deposit }: { deposit: Deposit }) {
  const { entity, sumRubles, period, profitOption, yearPercent } = deposit;
  const payout = profitOption === MONTHLY ? 'проценты каждый месяц' : 'проценты в конце срока';
  const terms = `${entity.title}: ${formatRubles(sumRubles)} на ${formatMonths(period)} под ${formatPercent(yearPercent)} годовых, ${payout}.`;
  const asked = { entity: entity.id, sum: sumRubles, period, profitOption };
  return (
    <Section label="Заявка инвестора">
      <RequestPanel model={depositRequest(asked, terms)} />
    </Section>
  );
}
