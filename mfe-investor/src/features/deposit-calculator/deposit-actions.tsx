import { formatRubles } from '@polden/ru';
import { ButtonLink, Icon, useShellData } from '@polden/ui';
import { MONTHLY, type Deposit } from './deposit-choice.ts';
import { formatMonths } from './format-months.ts';
import css from './deposit-calculator.module.css';

/** A request, a call, or a letter that says already what was calculated. */
export function DepositActions({ deposit }: { deposit: Deposit }) {
  const { phones, email, workingHours } = useShellData().brand;
  const [phone] = phones;
  return (
    <>
      <div className={css.buttons}>
        <ButtonLink href="#zayavka" size="l">
          Оставить заявку
        </ButtonLink>
        {phone && (
          <ButtonLink href={`tel:${phone.tel}`} size="l" variant="secondary">
            <Icon name="phone" /> {phone.title}
          </ButtonLink>
        )}
        <ButtonLink href={letterAbout(deposit, email)} size="l" variant="quiet">
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
