import type { ChangeSetItem } from '@polden/api-contract';
import { Link } from 'react-router-dom';
import type { Check } from './use-comparison.ts';
import { pageKey } from './page-key.ts';
import css from './set-pages.module.css';

interface PageListProps {
  items: ChangeSetItem[];
  chosen: string;
  checks: ReadonlyMap<string, Check>;
}

/** The pages that the set changes, each a way to its comparison. */
export function PageList({ items, chosen, checks }: PageListProps) {
  return (
    <nav aria-label="Страницы набора">
      <ol role="list" className={css.list}>
        {items.map((item) => {
          const key = pageKey(item);
          return (
            <li key={key}>
              <Link
                to={`?page=${key}`}
                replace
                preventScrollReset
                className={css.page}
                aria-current={key === chosen ? 'true' : undefined}
              >
                {item.title}
                <span className={css.soft}>{item.path}</span>
                <span className={css.state} data-bad={isBad(item, checks.get(key)) || undefined}>
                  {stateOf(item, checks.get(key))}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function isBad({ problems }: ChangeSetItem, check: Check | undefined): boolean {
  return problems.length > 0 || (typeof check === 'object' && check.serious.length > 0);
}

function stateOf({ removal, isNew, problems, warnings }: ChangeSetItem, check: Check | undefined): string {
  const words = [
    removal ? 'уйдёт' : isNew ? 'новая' : 'изменится',
    ...(problems.length > 0 ? ['выйти не даст'] : []),
    ...(warnings.length > 0 ? [`замечаний: ${warnings.length}`] : []),
    ...(removal ? [] : [accessibilityOf(check)]),
  ];
  return words.join(' · ');
}

function accessibilityOf(check: Check | undefined): string {
  if (!check) return 'доступность не проверена';
  if (check === 'failed') return 'доступность не проверилась';
  return check.serious.length > 0 ? `преград: ${check.serious.length}` : 'доступна';
}
