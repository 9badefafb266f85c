import { LEAD_STAGE_WORDS, type RefusalOffer } from '@polden/api-contract';
import { formatPercent, formatRubles } from '@polden/ru';
import { ButtonLink, CallUs, Card, Grid } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import css from './loan-request.module.css';

/** A refusal in plain words, and what others offer: advertising, which says so, with the full cost before the rest. */
export function RefusedRequest({ offers }: { offers: RefusalOffer[] | null }) {
  const { pathname } = useLocation();
  return (
    <>
      <h2>{LEAD_STAGE_WORDS.refused.title}</h2>
      <p>{LEAD_STAGE_WORDS.refused.text}</p>
      <p>
        <CallUs />
      </p>
      <div className={css.ways}>
        <ButtonLink to={pathname} variant="secondary">
          Посчитать меньшую сумму
        </ButtonLink>
      </div>
      {offers && offers.length > 0 && (
        <div className={css.offers}>
          <h3>Предложения партнёров</h3>
          <Grid min="m">
            {offers.map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </Grid>
        </div>
      )}
    </>
  );
}

function Offer({ offer }: { offer: RefusalOffer }) {
  const { title, text, maxSum, term, fullCost, url, advertiser, erid } = offer;
  return (
    <Card as="article">
      <div className={css.offer}>
        <p className={css.fine}>
          ПСК {formatPercent(fullCost.min)} – {formatPercent(fullCost.max)} годовых
        </p>
        <h4>{title}</h4>
        <p>{text}</p>
        <p className={css.terms}>
          До {formatRubles(maxSum)}, {term}
        </p>
        <p>
          <a href={url} target="_blank" rel="sponsored noopener noreferrer">
            Подробнее на сайте партнёра
          </a>
        </p>
        <p className={css.advert}>
          Реклама. {advertiser}. erid: {erid}. Оценивайте свои финансовые возможности и риски.
        </p>
      </div>
    </Card>
  );
}
