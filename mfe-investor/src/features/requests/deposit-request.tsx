import { formatPercent, formatRubles } from '@polden/ru';
import { formId, RequestPanel } from '@polden/request-form';
import { Section } from '@polden/ui';
import { usePostingForm } from '../choice-address/posting-form.ts';
import { MONTHLY } from '../deposit-calculator/deposit-choice.ts';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import type { ChosenDeposit } from '../deposit-calculator/use-deposit.ts';
import { depositRequest } from './deposit-request.form.ts';

/** A request for what the calculator shows; the page of its thanks compares the same two terms. */
export function DepositRequest({ deposit, askedSecond }: Pick<ChosenDeposit, 'deposit' | 'askedSecond'>) {
  const isPosted = usePostingForm() !== undefined;
  const { entity, sumRubles, period, profitOption, yearPercent } = deposit;
  const payout = profitOption === MONTHLY ? 'проценты каждый месяц' : 'проценты в конце срока';
  const terms = `${entity.title}: ${formatRubles(sumRubles)} на ${formatMonths(period)} под ${formatPercent(yearPercent)} годовых, ${payout}.`;
  const asked = { entity: entity.id, sum: sumRubles, period, profitOption };
  return (
    <Section label="Заявка инвестора">
      {askedSecond !== undefined && !isPosted && (
        <input type="hidden" name="second" form={formId('zayavka')} value={askedSecond} />
      )}
      <RequestPanel model={depositRequest(asked, terms)} />
    </Section>
  );
}
