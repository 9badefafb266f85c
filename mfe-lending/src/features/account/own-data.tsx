import type { AccountPerson } from '@polden/api-contract';
import { CallUs, FactList } from '@polden/ui';
import css from './account.module.css';

export interface OwnDataProps {
  person: AccountPerson | null;
  maskedPhone: string;
}

/** Enough to see that it is one's own; nobody who looks over a shoulder learns more. */
export function OwnData({ person, maskedPhone }: OwnDataProps) {
  const rows = (
    [
      ['Имя', person?.name],
      ['Телефон', maskedPhone],
      ['Почта', person?.email],
      ['Паспорт', person?.passport],
      ['Город', person?.city],
    ] as const
  ).filter(([, value]) => value);
  return (
    <section className={css.part} aria-labelledby="account-person">
      <h2 id="account-person">Ваши данные</h2>
      <FactList facts={rows} />
      <p className={css.fine}>
        Показываем не целиком, чтобы их не прочитал тот, кто рядом. Что-то изменилось? Позвоните: <CallUs />
      </p>
    </section>
  );
}
