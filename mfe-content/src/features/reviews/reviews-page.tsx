import type { Review } from '@polden/api-contract';
import { RequestPanel } from '@polden/request-form';
import {
  ButtonLink,
  CardAndPhone,
  Container,
  PageMeta,
  reviewedOrganization,
  Section,
  type StructuredObject,
  titleOfPage,
  useShellData,
} from '@polden/ui';
import { useLoaderData } from 'react-router-dom';
import { useFurtherPages } from '../../parts/further-pages.ts';
import { MorePages } from '../../parts/more-pages.tsx';
import { isPastEnd, numberInTitle } from '../../parts/page-number.ts';
import { PastEnd } from '../../parts/past-end.tsx';
import { PageTop } from '../../parts/page-top.tsx';
import { COMPANY_WAY_UP } from '../../parts/company-paths.ts';
import { marksGiven } from './marks-given.ts';
import { RatingSummary } from './rating-summary.tsx';
import { REVIEW_FORM } from './review.form.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewsAddress } from './reviews-address.ts';
import { readReviews, type ReviewsData } from './reviews.loader.ts';
import css from './reviews.module.css';

export function Component() {
  const data = useLoaderData<ReviewsData>();
  const { page, stars, pageCount } = data;
  const { brand } = useShellData();
  return (
    <>
      <PageMeta
        title={`Отзывы о «${brand.nameLocative}»`}
        description={`Что говорят о «${brand.nameLocative}» заёмщики и инвесторы: хорошее и плохое, с ответами компании. Отзывы проверяет редактор, но не правит.`}
        page={numberInTitle(page, pageCount)}
        breadcrumbs={COMPANY_WAY_UP}
        noindex={stars !== null || isPastEnd(page, pageCount)}
        structured={structuredOf(data)}
      />
      <PageTop
        wayUp={COMPANY_WAY_UP}
        title={titleOfPage('Отзывы', numberInTitle(page, pageCount))}
        lead="Публикуем и добрые, и злые. Редактор убирает чужие телефоны и брань, остальное не трогает. Под замечаниями — ответ, что мы исправили."
        actions={
          <>
            <ButtonLink href={`#${REVIEW_FORM.name}`} size="l">
              Оставить отзыв
            </ButtonLink>
            <ButtonLink to="/dengi-pod-zalog" variant="secondary" size="l">
              Рассчитать заём
            </ButtonLink>
          </>
        }
        drawing={<CardAndPhone />}
      />
      {/* Another mark or page begins the list anew. */}
      <List key={`${stars} ${page}`} data={data} />
      <Section label="Новый отзыв" tone="sunken">
        <RequestPanel model={REVIEW_FORM} />
      </Section>
    </>
  );
}

function List({ data }: { data: ReviewsData }) {
  const { summary, stars, page, pageCount } = data;
  const further = useFurtherPages(data, (next) => readReviews(next, stars));
  const to = (number: number) => reviewsAddress(stars, number);
  const titled = stars === null ? 'Все отзывы' : `Отзывы с оценкой ${stars}`;
  return (
    <Container>
      <div className={css.columns}>
        <div className={css.aside}>
          {summary && summary.count > 0 && <RatingSummary summary={summary} stars={stars} />}
        </div>
        <div>
          <h2 className="visually-hidden">{titled}</h2>
          {isPastEnd(page, pageCount) ? (
            <PastEnd pageCount={pageCount} to={to} />
          ) : (
            <>
              <Reviews items={further.items} isFiltered={stars !== null} />
              <MorePages label="Страницы отзывов" further={further} pageCount={pageCount} to={to} />
            </>
          )}
        </div>
      </div>
    </Container>
  );
}

interface ReviewsProps {
  items: readonly Review[];
  isFiltered: boolean;
}

function Reviews({ items, isFiltered }: ReviewsProps) {
  if (items.length === 0) {
    return (
      <div className={css.nothing}>
        <p>{isFiltered ? 'С такой оценкой отзывов нет.' : 'Отзывов пока нет. Ваш может стать первым.'}</p>
        {isFiltered && <ButtonLink to={reviewsAddress(null, 1)}>Все отзывы</ButtonLink>}
      </div>
    );
  }
  return (
    <ul role="list" className={css.list}>
      {items.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing without marks that people have given. */
function structuredOf({ items, summary }: ReviewsData): StructuredObject[] {
  const given = summary ? marksGiven(summary) : 0;
  if (!summary || summary.rating === null || given === 0) return [];
  const marked = items.flatMap(({ name, rating, message, public_at }) =>
    rating === null ? [] : [{ author: name, rating, text: message, published: public_at }],
  );
  return [reviewedOrganization({ value: summary.rating, count: given }, marked)];
}
