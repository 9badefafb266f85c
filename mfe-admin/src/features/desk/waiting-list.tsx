import { formatNumber } from '@polden/ru';
import { useSession } from '@polden/session';
import { Icon } from '@polden/ui';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { WAITING_SOURCES } from './waiting.ts';
import css from './desk.module.css';

const REFRESH_MS = 60_000;

/** What waits for this person, each row a way to where it is done. A source that does not answer hides no other. */
export function WaitingList() {
  const titleId = useId();
  const rights = useSession((session) => session.user?.actions) ?? [];
  const sources = WAITING_SOURCES.filter(({ right }) => rights.includes(right));
  const answers = useQueries({
    queries: sources.map(({ key, read }) => ({
      queryKey: ['desk', 'waiting', key],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
      refetchInterval: REFRESH_MS,
      // Said below, with what has not answered.
      meta: { shownInPlace: [404, 500, 502, 503] },
    })),
  });
  if (sources.length === 0) return null;
  const rows = answers.flatMap(({ data }) => data ?? []);
  const isLoading = answers.some(({ isPending }) => isPending);
  const calm = sources.flatMap((source, index) =>
    source.calm !== undefined && answers[index]?.data?.length === 0 ? [source.calm] : [],
  );
  const failed = answers.filter(({ isError }) => isError).length;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 className={css.heading} id={titleId}>
        Ждёт вас
      </h2>
      <ul role="list" className={css.rows}>
        {rows.map(({ key, title, count, to, urgent, note }) => (
          <li key={key}>
            <Link to={to} className={css.row} data-urgent={urgent || undefined}>
              <span className={css.count}>{formatNumber(count)}</span>
              <span className={css.name}>
                {title}
                {note && <span className={css.soft}>{note}</span>}
              </span>
              <Icon name="arrow-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={css.soft}>
        {isLoading
          ? 'Смотрим…'
          : failed > 0
            ? 'Часть сведений не загрузилась: обновите страницу.'
            : rows.length === 0 && 'Всё разобрано.'}
      </p>
      {calm.length > 0 && <p className={css.calm}>Спокойно: {calm.join(', ')}.</p>}
    </section>
  );
}
