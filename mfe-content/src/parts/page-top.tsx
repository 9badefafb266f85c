import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs, Container, PageHeading } from '@polden/ui';
import css from './page-top.module.css';

export interface PageTopProps {
  wayUp: readonly Breadcrumb[];
  title: string;
  lead: ReactNode;
  /** Where to go from here: links as buttons. */
  actions?: ReactNode;
  drawing: ReactNode;
}

/** The first screen of a page of the company: what it is about, what to do next, and a drawing beside it. */
export function PageTop({ wayUp, title, lead, actions, drawing }: PageTopProps) {
  return (
    <Container>
      <div className={css.way}>
        <Breadcrumbs items={[...wayUp]} />
      </div>
      <div className={css.top}>
        <div className={css.words}>
          <PageHeading title={title} lead={lead} />
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        <div className={css.drawing}>{drawing}</div>
      </div>
    </Container>
  );
}
