import { ARCHIVE_SUFFIX } from '@polden/api-contract';
import { Link } from 'react-router-dom';
import { Details } from '@polden/ui';
import { type Category, countOf } from './category-tree.ts';
import css from './documents.module.css';

export interface CategoryMenuProps {
  path: string;
  tree: readonly Category[];
  /** Url of the one that is open. */
  current: string | null;
  archive: boolean;
  /** YYYY-MM-DD: the day of the register shown; null for today. */
  date: string | null;
}

/** The tree of categories with how much is in each: open beside the list, folded over it on a phone. */
export function CategoryMenu(props: CategoryMenuProps) {
  return (
    <>
      <nav className={css.menu} aria-label="Разделы документов">
        <Branch {...props} />
      </nav>
      <nav className={css.menuFolded} aria-label="Разделы документов">
        <Details summary="Разделы">
          <Branch {...props} />
        </Details>
      </nav>
    </>
  );
}

function Branch({ path, tree, current, archive, date }: CategoryMenuProps) {
  return (
    <ul role="list" className={css.branch}>
      {tree.map((category) => (
        <li key={category.url}>
          <Link
            className={css.branchLink}
            to={`${path}/${category.url}${archive ? ARCHIVE_SUFFIX : ''}${date ? `?date=${date}` : ''}`}
            aria-current={category.url === current ? 'page' : undefined}
          >
            <span>{category.title}</span>
            <span className={css.count}>{countOf(category)}</span>
          </Link>
          {category.children.length > 0 && (
            <Branch path={path} tree={category.children} current={current} archive={archive} date={date} />
          )}
        </li>
      ))}
    </ul>
  );
}
