import { API_BASE_PATH, SITE_PATHS } from '@polden/api-contract';
import { ButtonLink, Container, PageMeta, useShellData } from '@polden/ui';
import { useLoaderData } from 'react-router-dom';
import { COMPANY_PATHS, COMPANY_WAY_UP } from '../../parts/company-paths.ts';
import type { CardData } from './contacts.loader.ts';
import css from './card-page.module.css';

export function Component() {
  const { card } = useLoaderData<CardData>();
  const { brand } = useShellData();
  const [phone] = brand.phones;
  return (
    <>
      <PageMeta
        title={`Визитка компании «${brand.name}»`}
        description={`Телефоны, почта и адрес компании «${brand.name}» одним касанием: наведите камеру на код или сохраните контакт.`}
        breadcrumbs={COMPANY_WAY_UP}
      />
      <Container width="narrow">
        <div className={css.card}>
          <h1 className={css.title}>{brand.name}</h1>
          <p className={css.lead}>Наведите камеру на код, и телефон предложит сохранить контакт.</p>
          {card && (
            <div
              className={css.code}
              role="img"
              aria-label={`QR-код с контактами компании «${brand.name}»`}
              dangerouslySetInnerHTML={{ __html: card.svg }}
            />
          )}
          <div className={css.actions}>
            <ButtonLink href={`${API_BASE_PATH}${SITE_PATHS.cardFile}`} size="l" wide>
              Сохранить контакт
            </ButtonLink>
            {phone && (
              <ButtonLink href={`tel:${phone.tel}`} variant="secondary" size="l" wide>
                {phone.title}
              </ButtonLink>
            )}
            <ButtonLink to={COMPANY_PATHS.contacts} variant="quiet" wide>
              Все офисы
            </ButtonLink>
          </div>
          <p className={css.hours}>{brand.workingHours}</p>
        </div>
      </Container>
    </>
  );
}
