import { formatRubles } from '@polden/ru';
import { ButtonLink, CallUs, useShellData } from '@polden/ui';
import { MONTHLY, type Deposit } from './deposit-choice.ts';
import { formatMonths } from './format-months.ts';
import css from './deposit-calculator.module.css';

/** The request below, a call, or a letter that says already what was calculated. */
export function DepositActions({ deposit }: { deposit: Deposit }) {
  const { email } = useShellData().brand;
  return (
    <>
      <div className={css.buttons}>
        <ButtonLink href="#zayavka" size="l">
          Оставить заявку
        </ButtonLink>
        <ButtonLink href={letterAbout(deposit, email)} size="l" variant="secondary">
          Написать на почту
        </ButtonLink>
      </div>
      <p className={css.fine}>
        Можно и позвонить, звонок бесплатный: <CallUs />
      </p>
    </>
  );
}

function letterAbout({ entity, sumRubles, period, profitOption }: Deposit, email: string): string {
  const payout = profitOption === MONTHLY ? 'проценты каждый месяц' : 'проценты в конце срока';
  const body = `Здравствуйте! ${entity.title}: ${formatRubles(sumRubles)} на ${formatMonths(period)}, ${payout}. Пришлите, пожалуйста, проект договора.`;
  return `mailto:${email}?subject=${encodeURIComponent('Вложить деньги')}&body=${encodeURIComponent(body)}`;
}
