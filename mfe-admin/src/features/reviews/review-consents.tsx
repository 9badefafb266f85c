import { REVIEW_CONSENT_RIGHTS } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/use-may.ts';
import { reviewConsents } from './reviews.api.ts';
import css from './reviews.module.css';

/** What the author of a review has agreed to, and when; nothing for reviews that staff have added. */
export function ReviewConsents({ id }: { id: number }) {
  const maySee = useMay(REVIEW_CONSENT_RIGHTS.consents);
  const { data = [] } = useQuery({
    queryKey: ['review-consents', id],
    queryFn: ({ signal }) => reviewConsents(id, signal),
    enabled: maySee,
  });
  if (data.length === 0) return null;
  return (
    <section className={css.files} aria-label="Согласия автора">
      <h2 className={css.title}>Согласия автора</h2>
      <ul role="list" className={css.consents}>
        {data.map((consent) => (
          <li key={consent.id}>
            {consent.title}, редакция от {formatDate(consent.edition, 'DD.MM.YYYY')}
            <span className={css.soft}>
              {' '}
              — принято {formatDate(consent.givenAt, 'DD.MM.YYYY HH:mm')} (МСК)
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
