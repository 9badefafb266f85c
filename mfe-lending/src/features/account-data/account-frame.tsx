import type { ReactNode } from 'react';
import { Notice, PageHeading, PageMeta, Section } from '@polden/ui';
import { Link } from 'react-router-dom';
import { AccountOwner } from './account-form.tsx';
import css from './account-data.module.css';
import { AnswerNotice, type AnswerNoticeProps } from './answer-notice.tsx';
import { ACCOUNT_DATA_PATHS, ACCOUNT_TABS, type AccountDataPage } from './paths.ts';
import { FROM_ACCOUNT } from './return-address.ts';

export interface AccountFrameProps {
  page: AccountDataPage;
  title: string;
  lead: string;
  answer: AnswerNoticeProps['answer'];
  /** Of the account; where its forms name nobody, ''. */
  owner?: string | undefined;
  /** The API does not answer: there is nothing to show. */
  unreachable: boolean;
  children: ReactNode;
}

/** What every further page of the account has: its place among the others and its heading. */
export function AccountFrame({
  page,
  title,
  lead,
  answer,
  owner = '',
  unreachable,
  children,
}: AccountFrameProps) {
  return (
    <>
      <PageMeta title={title} description={lead} noindex />
      <Section width="narrow" label={title}>
        <AccountTabs page={page} />
        <PageHeading title={title} lead={lead} />
        <AnswerNotice answer={answer} />
        {unreachable ? (
          <Notice tone="warning" title="Сейчас не открыть">
            <p>Связь с сервером прервалась. Обновите страницу через минуту.</p>
          </Notice>
        ) : (
          <AccountOwner value={owner}>{children}</AccountOwner>
        )}
      </Section>
    </>
  );
}

/** The pages of the account. */
export function AccountTabs({ page }: { page: AccountDataPage }) {
  return (
    <nav aria-label="Личный кабинет" className={css.pages}>
      <ul role="list">
        {ACCOUNT_TABS.map(([each, label]) => (
          <li key={each}>
            <Link
              to={ACCOUNT_DATA_PATHS[each]}
              state={FROM_ACCOUNT}
              aria-current={each === page ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
