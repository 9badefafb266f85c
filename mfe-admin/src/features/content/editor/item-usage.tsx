import type { ItemUsage as Usage } from '@polden/api-contract';
import { formatDate, formatNumber } from '@polden/ru';
import { useId } from 'react';
import css from './item-usage.module.css';

/** How often visitors came by an item: whether it may go. */
export function ItemUsage({ usage: { uses, robotUses, usedAt, countedSince } }: { usage: Usage }) {
  const id = useId();
  return (
    <section className={css.usage} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Переходы
      </h2>
      <p>
        {usedAt === null
          ? 'Посетители здесь ещё не проходили.'
          : `Посетители: ${formatNumber(uses)}, последний раз ${formatDate(usedAt, 'DD.MM.YYYY HH:mm')}.`}
        {robotUses > 0 && ` Поисковые роботы: ${formatNumber(robotUses)}.`}
      </p>
      <p className={css.soft}>
        {`Считаем с ${formatDate(countedSince, 'DD.MM.YYYY')}; кто прошёл дважды за пять минут, мог быть сосчитан один раз.`}
      </p>
    </section>
  );
}
