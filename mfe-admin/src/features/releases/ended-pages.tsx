import { actionsOf, redirect } from '@polden/content-model';
import { Button, Notice } from '@polden/ui';
import { create } from 'zustand';
import { GuardedLink } from '../session/guarded-link.tsx';

const useEndedPages = create<{ pages: readonly string[] }>()(() => ({ pages: [] }));

/** Stays on the pages of releases until somebody has read it. */
export function tellEndedPages(pages: readonly string[]): void {
  if (pages.length > 0) useEndedPages.setState({ pages });
}

/** What has gone from the site with the last move of a release: its visitors are to be led on. */
export function EndedPages() {
  const { pages } = useEndedPages();
  if (pages.length === 0) return null;
  return (
    <Notice live tone="warning" title="Этих страниц на сайте больше нет">
      <ul>
        {pages.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <p>
        Их посетителей ведут дальше{' '}
        <GuardedLink right={actionsOf(redirect).list} to="/admin/control-panel/redirect">
          перенаправления
        </GuardedLink>
        .
      </p>
      <Button variant="quiet" onClick={() => useEndedPages.setState({ pages: [] })}>
        Понятно
      </Button>
    </Notice>
  );
}
