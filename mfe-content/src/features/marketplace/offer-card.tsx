import type { MarketplaceItem } from '@polden/api-contract';
import { formatRubles, hostOf, typeset } from '@polden/ru';
import { ButtonLink, Picture } from '@polden/ui';
import css from './marketplace.module.css';

const SIZES =
  '(min-width: 1340px) 397px, (min-width: 992px) 30vw, (min-width: 640px) 46vw, calc(100vw - 2rem)';

/** An offer; one that leads to another site first says that it is advertising, and names the advertiser. */
export function OfferCard({ offer, first }: { offer: MarketplaceItem; first: boolean }) {
  const { id, title, lead, image, price, link } = offer;
  // None where it leads to a page of this site.
  const site = hostOf(link);
  return (
    <article id={`predlozhenie-${id}`} className={css.card}>
      <div className={css.about}>
        {image && <Picture image={image} sizes={SIZES} ratio="wide" first={first} />}
        {site && <Advert offer={offer} site={site} />}
        <h3 className={css.cardTitle}>{typeset(title)}</h3>
        <p>{typeset(lead)}</p>
      </div>
      {price !== null && <p className={css.price}>{formatRubles(price)}</p>}
      <p className={css.way}>
        {site ? (
          <a href={link} className={css.out} target="_blank" rel="sponsored noopener noreferrer">
            Подробнее на <span className={css.site}>{site}</span>
            <span className="visually-hidden">, {title}, откроется в новой вкладке</span>
          </a>
        ) : (
          <ButtonLink to={link} variant="secondary" aria-label={`Подробнее: ${title}`}>
            Подробнее
          </ButtonLink>
        )}
      </p>
    </article>
  );
}

function Advert({ offer: { advertiser, erid }, site }: { offer: MarketplaceItem; site: string }) {
  return (
    <p className={css.advert}>
      <span className={css.mark}>Реклама</span> {advertiser || site}
      {erid && `. erid: ${erid}`}
    </p>
  );
}
