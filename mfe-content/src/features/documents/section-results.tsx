import type { RegisterEntry } from '@polden/api-contract';
import { ButtonLink } from '@polden/ui';
import { type Category, countOf } from './category-tree.ts';
import { DocumentList } from './document-list.tsx';
import { archiveYearOf } from './standing.ts';
import css from './documents.module.css';

/** The documents of categories under their headings; a category without any is left out. */
export function CategoryResults({ tree, level = 2 }: { tree: readonly Category[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return tree
    .filter((category) => countOf(category) > 0)
    .map((category) => (
      <section key={category.url} className={css.group}>
        <Heading className={level === 2 ? css.groupTitle : css.subgroupTitle}>{category.title}</Heading>
        {category.documents.length > 0 && <DocumentList documents={category.documents} />}
        {category.children.length > 0 && <CategoryResults tree={category.children} level={3} />}
      </section>
    ));
}

/** What has been published and is not in force yet, apart from what is. */
export function Upcoming({ tree }: { tree: readonly Category[] }) {
  const count = tree.reduce((sum, category) => sum + countOf(category), 0);
  if (count === 0) return null;
  return (
    <section className={css.group} aria-labelledby={UPCOMING}>
      <h2 className={css.groupTitle} id={UPCOMING}>
        Вступят в силу
      </h2>
      <CategoryResults tree={tree} level={3} />
    </section>
  );
}

const UPCOMING = 'vstupyat-v-silu';

/** An archive year by year, the latest first. */
export function ArchiveByYear({ documents }: { documents: readonly RegisterEntry[] }) {
  const years = Map.groupBy(documents, archiveYearOf);
  return [...years]
    .sort(([a], [b]) => (b ?? 0) - (a ?? 0))
    .map(([year, items]) => (
      <section key={year} className={css.group} id={year === null ? undefined : `god-${year}`}>
        <h2 className={css.groupTitle}>{year === null ? 'Без года' : `${year} год`}</h2>
        <DocumentList documents={items} />
      </section>
    ));
}

export function NothingHere({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div className={css.nothing}>
      <p className={css.nothingText}>{text}</p>
      <ButtonLink to={to} variant="secondary">
        {label}
      </ButtonLink>
    </div>
  );
}
