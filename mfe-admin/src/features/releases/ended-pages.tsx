import type { PointerMove } from '@polden/api-contract';
import { actionsOf, redirect } from '@polden/content-model';
import { formatPercent } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GuardedLink } from '../session/guarded-link.tsx';
import { personalStore } from '../session/personal-store.ts';
import { RELEASE_KEYS } from './releases.api.ts';
import { useEnvironment, type InEnvironment } from './use-environment.ts';

type Ending = Pick<PointerMove, 'endedPages' | 'endedForSome'>;

const NOTHING: Ending = { endedPages: [], endedForSome: [] };
const useEndedPages = personalStore<{ ending: Ending }>({ ending: NOTHING });

/** Stays on the pages of releases until somebody has read it. */
export function tellEndedPages(ending: Ending): void {
  if (!isNothing(ending)) useEndedPages.setState({ ending });
}

function isNothing({ endedPages, endedForSome = [] }: Ending): boolean {
  return endedPages.length + endedForSome.length === 0;
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
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    // What refuses it is said where the move itself is refused.
    meta: { shownInDialog: true },
  });
  return data ? <Gone ending={data} title="Этих страниц на сайте не станет" /> : null;
}

/** What has gone from the site with the last move of a release: its visitors are to be led on. */
export function EndedPages() {
  const { ending } = useEndedPages();
  return (
    <Gone ending={ending} title="Этих страниц на сайте больше нет">
      <Button variant="quiet" onClick={() => useEndedPages.setState({ ending: NOTHING })}>
        Понятно
      </Button>
    </Gone>
  );
}

function Gone({ ending, title, children }: { ending: Ending; title: string; children?: ReactNode }) {
  const { endedPages, endedForSome = [] } = ending;
  if (isNothing(ending)) return null;
  return (
    <Notice live tone="warning" title={title}>
      <ul>
        {endedPages.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
        {endedForSome.map(({ path, percent }) => (
          <li key={path}>
            <code>{path}</code> для {formatPercent(percent)} посетителей, у остальных она есть
          </li>
        ))}
      </ul>
      {endedPages.length > 0 && (
        <p>
          Их посетителей ведут дальше{' '}
          <GuardedLink right={actionsOf(redirect).list} to="/admin/control-panel/redirect">
            перенаправления
          </GuardedLink>
          .
        </p>
      )}
      {children}
    </Notice>
  );
}
