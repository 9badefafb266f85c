import type { PointerMove } from '@polden/api-contract';
import { actionsOf, redirect } from '@polden/content-model';
import { Button, Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { GuardedLink } from '../session/guarded-link.tsx';
import { RELEASE_KEYS } from './releases.api.ts';
import { useEnvironment, type InEnvironment } from './use-environment.ts';

const useEndedPages = create<{ pages: readonly string[] }>()(() => ({ pages: [] }));

/** Stays on the pages of releases until somebody has read it. */
export function tellEndedPages(pages: readonly string[]): void {
  if (pages.length > 0) useEndedPages.setState({ pages });
}

interface EndingPagesProps<Body> {
  /** The move that is asked about. */
  operation: (body: Body & InEnvironment & { dryRun: true }) => Promise<PointerMove>;
  body: Body;
}

/** What would go from the site with a move; the registry says it, in the question before the move. */
export function EndingPages<Body extends object>({ operation, body }: EndingPagesProps<Body>) {
  const environment = useEnvironment();
  const { data } = useQuery({
    queryKey: RELEASE_KEYS.ending({ ...body, ...environment }),
    queryFn: () => operation({ ...body, ...environment, dryRun: true }),
    // What refuses it is said where the move itself is refused.
    retry: false,
    gcTime: 0,
  });
  return data ? <Gone pages={data.endedPages} title="Этих страниц на сайте не станет" /> : null;
}

/** What has gone from the site with the last move of a release: its visitors are to be led on. */
export function EndedPages() {
  const { pages } = useEndedPages();
  return (
    <Gone pages={pages} title="Этих страниц на сайте больше нет">
      <Button variant="quiet" onClick={() => useEndedPages.setState({ pages: [] })}>
        Понятно
      </Button>
    </Gone>
  );
}

function Gone({ pages, title, children }: { pages: readonly string[]; title: string; children?: ReactNode }) {
  if (pages.length === 0) return null;
  return (
    <Notice live tone="warning" title={title}>
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
      {children}
    </Notice>
  );
}
