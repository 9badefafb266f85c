import { formatRubles } from '@polden/ru';
import { ButtonLink, Icon, useShellData } from '@polden/ui';
import { MONTHLY, type Deposit } from './deposit-choice.ts';
import { formatMonths } from './format-months.ts';
import css from './deposit-calculator.module.css';

/** A call, or a letter that says already what was calculated. */
export function DepositActions({ deposit }: { deposit: Deposit }) {
  const { phones, email, workingHours } = useShellData().brand;
  const [phone] = phones;
  return (
    <>
      <div className={css.buttons}>
        {phone && (
          <ButtonLink href={`tel:${phone.tel}`} size="l">
            <Icon name="phone" /> {phone.title}
          </ButtonLink>
        )}
        <ButtonLink href={letterAbout(deposit, email)} size="l" variant="secondary">
          Написать на почту
        </ButtonLink>
      </div>
      {workingHours && <p className={css.fine}>Звонок бесплатный. {workingHours}.</p>}
    </>
  );
}

function letterAbout({ entity, sumRubles, period, profitOption }: Deposit, email: string): string {
  const payout = profitOption === MONTHLY ? 'проценты каждый месяц' : 'проценты в конце срока';
  const body = `Здравствуйте! ${entity.title}: ${formatRubles(sumRubles)} на ${formatMonths(period)}, ${payout}. Пришлите, пожалуйста, проект договора.`;
  return `mailto:${email}?subject=${encodeURIComponent('Вложить деньги')}&body=${encodeURIComponent(body)}`;
}
