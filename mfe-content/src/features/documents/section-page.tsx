import type { RegisterEntry } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumbs, Container, LightFolder, LinkTabs, PageHeading, PageMeta } from '@polden/ui';
import { oncePer } from '../../parts/once-per.ts';
import { searchTexts } from '../../parts/text-search.ts';
import { CategoryMenu } from './category-menu.tsx';
import { type Category, categoryTree, countOf, pathTo, withDocuments } from './category-tree.ts';
import { DocumentList } from './document-list.tsx';
import { HOME, LOAN_DOCUMENTS, sectionAddress, type SectionTexts } from './document-sections.ts';
import { documentsOf } from './document-words.ts';
import { RegisterForms } from './register-forms.tsx';
import { RegisterTools } from './register-tools.tsx';
import type { SectionData } from './section.loader.ts';
import { ArchiveByYear, CategoryResults, NothingHere, Upcoming } from './section-results.tsx';
import { type Standing, standingOf } from './standing.ts';
import top from '../../parts/pictured-top.module.css';
import css from './documents.module.css';

/** A section of documents, or one of its categories. */
export function SectionPage({ texts }: { texts: SectionTexts }) {
  const data = useLoaderData<SectionData>();
  const { register, category, archive, query, date, isDateRefused } = data;
  const { path } = texts;
  const tree = categoryTree(register);
  const way = category === null ? [] : (pathTo(tree, category) ?? [LOAN_CATEGORY]);
  const open = way.at(-1);
  const wayUp = [
    HOME,
    ...(open ? [{ to: path, label: texts.title }] : []),
    ...way.slice(0, -1).map(({ url, title }) => ({ to: `${path}/${url}`, label: title })),
  ];
  const isList = query === '' && date === null;
  const title = open?.title ?? texts.title;
  const heading = archive ? `${title}: архив` : title;
  return (
    <>
      <PageMeta
        title={metaTitle(texts, open?.title, archive)}
        description={open ? `${open.title}: ${texts.description}` : texts.description}
        breadcrumbs={wayUp}
        noindex={!isList || isDateRefused}
      />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={wayUp} />
          <div className={top.top}>
            <PageHeading title={heading} lead={!open && !archive && texts.lead} />
            {!open && !archive && (
              <div className={top.illustration}>
                <LightFolder />
              </div>
            )}
          </div>
          <RegisterForms path={path} query={query} date={date} isDateRefused={isDateRefused} />
          <div className={css.columns}>
            <CategoryMenu
              path={path}
              tree={withDocuments(tree, (document) => isShown(document, data))}
              current={category}
              archive={archive}
              date={date}
            />
            <div className={css.results}>
              {isList && (
                <LinkTabs
                  label="Действующие и архив"
                  items={[
                    { to: sectionAddress(path, category, false), label: 'Действуют', current: !archive },
                    { to: sectionAddress(path, category, true), label: 'Архив', current: archive },
                  ]}
                />
              )}
              <Results data={data} path={path} />
            </div>
          </div>
          <RegisterTools />
        </div>
      </Container>
    </>
  );
}

const LOAN_CATEGORY = { ...LOAN_DOCUMENTS, documents: [], children: [] };

function Results({ data, path }: { data: SectionData; path: string }) {
  const { register, category, archive, query, date } = data;
  if (query !== '') return <Found documents={register.documents} query={query} path={path} />;
  const tree = categoryTree(register);
  const branch = category === null ? tree : (pathTo(tree, category) ?? []).slice(-1);
  const shown = withDocuments(branch, (document) => isShown(document, data));
  const count = shown.reduce((sum, each) => sum + countOf(each), 0);
  if (date !== null) {
    const day = formatDate(date, 'long');
    return count === 0 ? (
      <NothingHere text={`На ${day} действующих документов нет.`} to={path} label="Действуют сегодня" />
    ) : (
      <>
        <p className={css.summary} role="status">
          {day} действовало: {documentsOf(count)}. У каждого — та редакция, что была в силе в этот день.
        </p>
        <CategoryResults tree={shown} />
      </>
    );
  }
  if (count === 0) {
    return archive ? (
      <NothingHere
        text="В архиве этого раздела пусто: все его документы действуют."
        to={sectionAddress(path, category, false)}
        label="Действующие документы"
      />
    ) : (
      <NothingHere text="Действующих документов в этом разделе нет." to={path} label="Все документы" />
    );
  }
  const [only] = shown;
  if (archive && category === LOAN_DOCUMENTS.url && only) return <ArchiveByYear documents={only.documents} />;
  const of = (wanted: Standing) => withDocuments(shown, (document) => standingOf(document) === wanted);
  return archive ? (
    <Branch category={category} tree={shown} />
  ) : (
    <>
      <Branch category={category} tree={of('in-force')} />
      <Upcoming tree={of('upcoming')} />
    </>
  );
}

/** A day has what was in force on it; today has what is, what will be, and under an address of its own what was. */
function isShown(document: RegisterEntry, { date, archive }: SectionData): boolean {
  return date !== null || (standingOf(document) === 'archive') === archive;
}

/** A section with all its categories, or one of them without a heading that would repeat that of the page. */
function Branch({ category, tree }: { category: string | null; tree: readonly Category[] }) {
  const [only] = tree;
  if (category === null || !only) return <CategoryResults tree={tree} />;
  return (
    <>
      {only.documents.length > 0 && (
        <section className={css.group} aria-label={only.title}>
          <DocumentList documents={only.documents} />
        </section>
      )}
      <CategoryResults tree={only.children} />
    </>
  );
}

/** A server keeps the register, so that its index is made once. */
const itemsOf = oncePer((documents: readonly RegisterEntry[]) =>
  documents.map((document) => ({
    id: `${document.kind}-${document.id}`,
    title: document.title,
    document,
  })),
);

interface FoundProps {
  documents: readonly RegisterEntry[];
  query: string;
  path: string;
}

function Found({ documents, query, path }: FoundProps) {
  const found = searchTexts(itemsOf(documents), query).map(({ document }) => document);
  if (found.length === 0) {
    return (
      <NothingHere
        text={`По запросу «${query}» ничего не нашлось. Попробуйте одно слово: «согласие», «залог», «тарифы».`}
        to={path}
        label="Все документы"
      />
    );
  }
  return (
    <section className={css.group} aria-label="Что нашлось">
      <p className={css.summary} role="status">
        По запросу «{query}»: {documentsOf(found.length)}
      </p>
      <DocumentList documents={found} />
    </section>
  );
}

function metaTitle(texts: SectionTexts, category: string | undefined, archive: boolean): string {
  const title = category ? `${category} — ${texts.title.toLowerCase()}` : texts.metaTitle;
  return archive ? `${title}: архив` : title;
}
