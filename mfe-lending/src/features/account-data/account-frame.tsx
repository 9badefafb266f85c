import type { ReactNode } from 'react';
import type { CallNotice } from '@polden/request-form';
import { Notice, PageHeading, PageMeta, Section } from '@polden/ui';
import { Link } from 'react-router-dom';
import css from './account-data.module.css';
import { ACCOUNT_DATA_PATHS, type AccountDataPage } from './paths.ts';

const TABS: [page: AccountDataPage, label: string][] = [
  ['account', 'Заявки'],
  ['loans', 'Платежи'],
  ['consents', 'Согласия'],
  ['data', 'Данные'],
];

export interface AccountFrameProps {
  page: AccountDataPage;
  title: string;
  lead: string;
  notice?: CallNotice | null | undefined;
  /** The API does not answer: there is nothing to show. */
  unreachable: boolean;
  children: ReactNode;
}

/** What every further page of the account has: its place among the others and its heading. */
export function AccountFrame({ page, title, lead, notice, unreachable, children }: AccountFrameProps) {
  return (
    <>
      <PageMeta title={title} description={lead} noindex />
      <Section width="narrow" label={title}>
        <AccountTabs page={page} />
        <PageHeading title={title} lead={lead} />
        {notice && (
          <div className={css.notice}>
            <Notice tone={notice.tone} live>
              <p>{notice.text}</p>
            </Notice>
          </div>
        )}
        {unreachable ? (
          <Notice tone="warning" title="Сейчас не открыть">
            <p>Связь с сервером прервалась. Обновите страницу через минуту.</p>
          </Notice>
        ) : (
          children
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
        {TABS.map(([each, label]) => (
          <li key={each}>
            <Link to={ACCOUNT_DATA_PATHS[each]} aria-current={each === page ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
