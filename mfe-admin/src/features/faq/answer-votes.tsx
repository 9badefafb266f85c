import { ADMIN_FAQ_PATHS, FAQ_VOTES_RIGHT, type FaqVotes } from '@polden/api-contract';
import { formatNumber, formatPercent } from '@polden/ru';
import { staffHttp } from '@polden/session';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/use-may.ts';
import css from './answer-votes.module.css';

/** What visitors think of an answer; nothing before the first vote. */
export function AnswerVotes({ id }: { id: number }) {
  const maySee = useMay(FAQ_VOTES_RIGHT);
  const { data } = useQuery({
    queryKey: ['faq-votes', id],
    queryFn: ({ signal }) => staffHttp.get<FaqVotes>(`${ADMIN_FAQ_PATHS.votes}/${id}`, { signal }),
    enabled: maySee,
  });
  const votes = data ? data.useful + data.useless : 0;
  if (!data || votes === 0) return null;
  return (
    <section className={css.votes} aria-label="Оценки посетителей">
      <h2 className={css.title}>Пригодился ли ответ</h2>
      <p>
        Да: {formatNumber(data.useful)}, нет: {formatNumber(data.useless)}. Пригодился в{' '}
        {formatPercent(Math.round((data.useful / votes) * 100))} оценок.
      </p>
    </section>
  );
}
