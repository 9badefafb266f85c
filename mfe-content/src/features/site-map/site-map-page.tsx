import { tieNumbers } from '@polden/ru';
import {
  type OfficeRegion,
  type SiteMap,
  type SiteMapGroup,
  SITE_MAP_GROUPS,
  type SiteMapPath,
} from '@polden/api-contract';
import { Link, useLoaderData } from 'react-router-dom';
import { Breadcrumbs, ButtonLink, Container, PageHeading, PageMeta, useIsThere } from '@polden/ui';
import css from './site-map.module.css';

const WAY_UP = [{ to: '/', label: 'Главная' }];

export function Component() {
  const { categories, references, officeRegions } = useLoaderData<SiteMap>();
  const groups: (SiteMapGroup & { id: string })[] = [
    ...SITE_MAP_GROUPS.map((name) => ({ ...references[name], id: name })),
    ...categories.map(({ id, ...group }) => ({ ...group, id: `gruppa-${id}` })),
  ];
  return (
    <>
      <PageMeta
        title="Карта сайта"
        description="Все страницы сайта по темам: займы, выплаты, документы, новости, инвестиции и адреса офисов."
        breadcrumbs={WAY_UP}
      />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={WAY_UP} />
          <PageHeading
            title="Карта сайта"
            lead="Все страницы по темам. Если ищете ответ, а не страницу, загляните в вопросы."
          >
            <ButtonLink to="/voprosy-i-otvety" variant="secondary">
              Вопросы и ответы
            </ButtonLink>
          </PageHeading>
          <div className={css.groups}>
            {groups.map(({ id, title, paths }) => (
              <Group key={id} id={id} title={title} paths={paths} />
            ))}
          </div>
          {officeRegions.length > 0 && <Offices offices={officeRegions} />}
        </div>
      </Container>
    </>
  );
}

/** Links to pages that are there; nothing without any. */
function Group({ id, title, paths }: { id: string; title: string; paths: readonly SiteMapPath[] }) {
  const isThere = useIsThere();
  const shown = paths.filter(({ path }) => isThere(path));
  if (shown.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul role="list">
        {shown.map(({ title: name, path }) => (
          <li key={path + name}>
            <Link className={css.link} to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offices({ offices }: { offices: readonly OfficeRegion[] }) {
  return (
    <section aria-labelledby="ofisy">
      <h2 id="ofisy" className={css.title}>
        Офисы по городам
      </h2>
      <ul role="list" className={css.officeList}>
        {offices.map(({ id, title, address, phone, hours }) => (
          <li key={id}>
            <h3 className={css.city}>{title}</h3>
            <p>{tieNumbers(address)}</p>
            {hours && <p className={css.soft}>{tieNumbers(hours)}</p>}
            {phone && (
              <p>
                <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>{phone}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
