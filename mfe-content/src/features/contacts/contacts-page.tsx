import { RequestPanel } from '@polden/request-form';
import { tieNumbers } from '@polden/ru';
import { ButtonLink, CityWords, Icon, PageMeta, Section, Stack, Storefront, useShellData } from '@polden/ui';
import { Link, useLoaderData } from 'react-router-dom';
import { PageTop } from '../../parts/page-top.tsx';
import { COMPANY_PATHS, COMPANY_WAY_UP } from '../../parts/company-paths.ts';
import type { ContactsData } from './contacts.loader.ts';
import { LETTER } from './letter.form.ts';
import { OfficeCard } from './office-card.tsx';
import { OfficeMap } from './office-map.tsx';
import { officesFrom } from './offices.ts';
import { useNow } from './use-now.ts';
import css from './contacts.module.css';

export function Component() {
  const data = useLoaderData<ContactsData>();
  const { brand, city } = useShellData();
  const now = useNow();
  const offices = officesFrom(city.alias, data.offices ?? []);
  const [nearest] = offices;
  return (
    <>
      <PageMeta
        title="Контакты {where}: офисы и телефоны"
        description={`Телефоны, почта и офисы компании «${brand.name}» с часами работы. Ближайшие к вам ${city.where} — первыми.`}
        breadcrumbs={COMPANY_WAY_UP}
      />
      <PageTop
        wayUp={COMPANY_WAY_UP}
        title={`Контакты ${city.where}`}
        lead="Позвоните, напишите или зайдите: ответит человек, который видит вашу заявку."
        actions={
          <>
            <ButtonLink href={`tel:${brand.phones[0]?.tel ?? ''}`} size="l">
              Позвонить
            </ButtonLink>
            <ButtonLink href={`#${LETTER.name}`} variant="secondary" size="l">
              Написать
            </ButtonLink>
          </>
        }
        drawing={<Storefront />}
      />
      <Section label="Телефоны и почта" tone="sunken">
        <Ways />
      </Section>
      <Section title="Офисы" lead={nearest && 'Ближайшие к вам — первыми.'}>
        <Stack gap="xl">
          {nearest ? (
            <>
              <ul role="list" className={css.offices}>
                {offices.map((office) => (
                  <li key={office.id}>
                    <OfficeCard office={office} now={now} nearest={office === nearest} />
                  </li>
                ))}
              </ul>
              <OfficeMap offices={offices} here={city.alias} />
            </>
          ) : (
            <p>
              {data.offices ? 'Офисов сейчас нет' : 'Список офисов сейчас не открылся'}. Позвоните: подскажем,
              как быть.
            </p>
          )}
        </Stack>
      </Section>
      <CityWords texts={data.cityTexts} />
      <Section label="Письмо" tone="sunken">
        <RequestPanel model={LETTER} />
      </Section>
      <div className={css.further}>
        <Section title="Ещё пригодится">
          <Stack direction="row">
            <ButtonLink to={COMPANY_PATHS.card} variant="secondary">
              Визитка с QR-кодом
            </ButtonLink>
            <ButtonLink to="/kontakty/sluzhba-bezopasnosti" variant="secondary">
              Служба безопасности
            </ButtonLink>
            <ButtonLink to="/dengi-pod-zalog" variant="quiet">
              Рассчитать заём
            </ButtonLink>
          </Stack>
        </Section>
      </div>
    </>
  );
}

/** How to speak with the company without going anywhere. */
function Ways() {
  const { phones, workingHours, email, address, legal } = useShellData().brand;
  return (
    <div className={css.phones}>
      <div className={css.way}>
        <Icon name="phone" size={32} />
        <h2 className="visually-hidden">Телефоны</h2>
        {phones.map(({ title, tel }) => (
          <a key={tel} className={css.large} href={`tel:${tel}`}>
            {title}
          </a>
        ))}
        <p className={css.soft}>{workingHours}</p>
        <p className={css.soft}>Попросите говорить помедленнее — и вас переведут на неспешную линию.</p>
      </div>
      <div className={css.way}>
        <Icon name="mail" size={32} />
        <h2 className="visually-hidden">Почта</h2>
        <a className={css.large} href={`mailto:${email}`}>
          {email}
        </a>
        <p className={css.soft}>Отвечаем в течение двух рабочих дней</p>
      </div>
      <div className={css.way}>
        <Icon name="document" size={32} />
        <h2 className="visually-hidden">Юридический адрес</h2>
        <p>{legal.name}</p>
        <p className={css.soft}>
          {tieNumbers(`${address.postalCode}, ${address.locality}, ${address.street}.`)}{' '}
          <Link to={COMPANY_PATHS.company}>Реквизиты</Link>
        </p>
      </div>
    </div>
  );
}
