import {
  API_BASE_PATH,
  DOCUMENT_PAGES,
  DOCUMENT_REGISTER_PATHS,
  type DocumentChange,
} from '@polden/api-contract';
import { formatDate, plural } from '@polden/ru';
import { Link, useLoaderData } from 'react-router-dom';
import { Breadcrumbs, Container, Details, PageHeading, PageMeta } from '@polden/ui';
import type { ChangesData } from './changes.loader.ts';
import { HOME, SECTIONS } from './document-sections.ts';
import { NOT_ON_SITE } from './document-words.ts';
import { RegisterTools } from './register-tools.tsx';
import { NothingHere } from './section-results.tsx';
import css from './documents.module.css';

const WAY_UP = [HOME, { to: SECTIONS.documents.path, label: SECTIONS.documents.title }];
const RSS = `${API_BASE_PATH}${DOCUMENT_REGISTER_PATHS.rss}`;
const JSON_FEED = `${API_BASE_PATH}${DOCUMENT_REGISTER_PATHS.jsonFeed}`;

const CHANGES = { single: 'изменение', more: 'изменения', many: 'изменений' };
const EVENTS: Record<DocumentChange['event'], (change: DocumentChange) => string> = {
  published: () => 'Опубликован',
  replaced: ({ version }) => `Редакция № ${version}`,
  ended: () => 'Утратил силу',
};

export function Component() {
  const { changes } = useLoaderData<ChangesData>();
  const years = [...Map.groupBy(changes, ({ day }) => day.slice(0, 4))];
  return (
    <>
      <PageMeta
        title="Изменения в документах"
        description="Новые документы и редакции, и то, что утратило силу: по дням, с лентой для подписки."
        breadcrumbs={WAY_UP}
        noindex={changes.length === 0}
      />
      <link rel="alternate" type="application/rss+xml" title="Изменения в документах" href={RSS} />
      <link rel="alternate" type="application/feed+json" title="Изменения в документах" href={JSON_FEED} />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={WAY_UP} />
          <PageHeading
            title="Изменения в документах"
            lead="Новые документы и редакции, и то, что утратило силу. Дата — день, с которого это действует."
          >
            <p className={css.versionLinks}>
              <a href={RSS}>Лента RSS</a>
              <a href={JSON_FEED}>Лента JSON</a>
            </p>
          </PageHeading>
          {changes.length === 0 && (
            <NothingHere text="Изменений пока не было." to={SECTIONS.documents.path} label="К документам" />
          )}
          {years.map(([year, items], index) =>
            index === 0 ? (
              <Months key={year} changes={items} />
            ) : (
              <Details key={year} summary={`${year} год: ${items.length} ${plural(items.length, CHANGES)}`}>
                <div className={css.results}>
                  <Months changes={items} />
                </div>
              </Details>
            ),
          )}
          <RegisterTools />
        </div>
      </Container>
    </>
  );
}

/** The latest year stands open, the others are unfolded. */
function Months({ changes }: ChangesData) {
  return [...Map.groupBy(changes, ({ day }) => day.slice(0, 7))].map(([month, items]) => (
    <section key={month} className={css.group} aria-label={formatDate(`${month}-01`, 'long month')}>
      <h2 className={css.groupTitle}>{formatDate(`${month}-01`, 'long month')}</h2>
      <ul role="list" className={css.list}>
        {items.map((change) => (
          <li key={`${change.kind}-${change.id}-${change.version}-${change.event}`} className={css.change}>
            <time dateTime={change.day}>{formatDate(change.day, 'long day')}</time>
            <div>
              <p className={css.event} data-event={change.event}>
                {EVENTS[change.event](change)}
              </p>
              <p>
                {change.on_site ? (
                  <Link to={addressOf(change)}>{change.title}</Link>
                ) : (
                  <>
                    {change.title}
                    <br />
                    <span className={css.event}>{NOT_ON_SITE}</span>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A new version is opened with what it has changed. */
function addressOf({ kind, id, event, version }: DocumentChange): string {
  const page = `${DOCUMENT_PAGES[kind]}/${id}`;
  return event === 'replaced' ? `${page}?from=${version - 1}&to=${version}#sravnenie` : page;
}
