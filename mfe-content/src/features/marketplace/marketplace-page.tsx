import { useLoaderData } from 'react-router-dom';
import { plural } from '@polden/ru';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  PageHeading,
  PageMeta,
  PhoneDetails,
  Section,
  Storefront,
} from '@polden/ui';
import { Chips } from '../../parts/chips.tsx';
import type { MarketplaceData } from './marketplace.loader.ts';
import { OfferCard } from './offer-card.tsx';
import { PromoCodes } from './promo-codes.tsx';
import top from '../../parts/pictured-top.module.css';
import css from './marketplace.module.css';

const CODES = { single: 'промокод', more: 'промокода', many: 'промокодов' };
const WAY_UP = [{ to: '/', label: 'Главная' }];

export function Component() {
  const { categories, promoCodes } = useLoaderData<MarketplaceData>();
  const isEmpty = categories.length === 0;
  return (
    <>
      <PageMeta
        title="Маркетплейс: услуги партнёров"
        description="Осмотр машины, мастера, юристы и помощь предпринимателям. Цена сразу, у каждой рекламы подписано, чья она."
        breadcrumbs={WAY_UP}
        noindex={isEmpty}
      />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={WAY_UP} />
          <div className={top.top}>
            <PageHeading
              title="Маркетплейс"
              lead="Услуги, которые часто нужны вместе с займом. Это реклама партнёров: у каждой подписано, чья она. На решение по займу покупка не влияет."
            />
            <div className={top.illustration}>
              <Storefront />
            </div>
          </div>
          {isEmpty ? (
            <p>
              Предложений сейчас нет. <a href="/blog">Почитайте блог</a>: там о машинах, ремонте и своём деле.
            </p>
          ) : (
            <Chips
              label="Разделы маркетплейса"
              items={categories.map(({ id, title }) => ({ to: `#razdel-${id}`, label: title }))}
            />
          )}
          {categories.map(({ id, title, items }, place) => (
            <section key={id} id={`razdel-${id}`} className={css.group} aria-labelledby={`h-${id}`}>
              <h2 id={`h-${id}`} className={css.groupTitle}>
                {title}
              </h2>
              <div className={css.cards}>
                {items.map((offer, index) => (
                  <OfferCard key={offer.id} offer={offer} first={place === 0 && index < 1} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Container>
      {promoCodes.length > 0 && (
        <Section
          id="promokody"
          title="Промокоды"
          lead="Действуют сегодня. Назовите код сотруднику или мастеру до начала работы."
          tone="sunken"
        >
          <PhoneDetails summary={`${promoCodes.length} ${plural(promoCodes.length, CODES)}`}>
            <PromoCodes codes={promoCodes} />
          </PhoneDetails>
        </Section>
      )}
      <Section title="Нужны деньги на услугу?">
        <p className={css.next}>
          Посчитайте платёж заранее: на главной видно и сумму, и переплату в рублях.
          <ButtonLink to="/">Рассчитать заём</ButtonLink>
        </p>
      </Section>
    </>
  );
}
