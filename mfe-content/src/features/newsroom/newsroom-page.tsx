import type { ReactNode } from 'react';
import {
  ButtonLink,
  CallUs,
  Container,
  LinkTabs,
  PageHeading,
  PageMeta,
  Section,
  Stack,
  titleOfPage,
} from '@polden/ui';
import { isPastEnd, numberInTitle, numberedAddress } from '../../parts/page-number.ts';
import { PastEnd } from '../../parts/past-end.tsx';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';
import { NEWSROOM_TABS, NEWSROOM_WAY_UP, type NewsroomTabName } from './newsroom-tabs.ts';
import css from './newsroom.module.css';

export interface NewsroomPageProps {
  tab: NewsroomTabName;
  /** From 1. */
  page?: number;
  pageCount?: number;
  children: ReactNode;
}

/** What the four tabs of the media section have in common: head, heading, the tabs, and words for a page without items. */
export function NewsroomPage({ tab, page = 1, pageCount = 1, children }: NewsroomPageProps) {
  const { title, metaTitle, description, lead } = NEWSROOM_TABS[tab];
  const isEmpty = page > pageCount;
  return (
    <>
      <PageMeta
        title={metaTitle}
        description={description}
        page={numberInTitle(page, pageCount)}
        breadcrumbs={NEWSROOM_WAY_UP}
        noindex={isEmpty}
      />
      <Container>
        <div className={css.top}>
          <PageHeading title={titleOfPage(title, numberInTitle(page, pageCount))} lead={page === 1 && lead} />
          <LinkTabs
            label="Раздел для прессы"
            preventScrollReset={false}
            items={Object.entries(NEWSROOM_TABS).map(([name, { path, title: label }]) => ({
              to: path,
              label,
              current: name === tab,
            }))}
          />
        </div>
      </Container>
      {isEmpty ? <Nothing tab={tab} page={page} pageCount={pageCount} /> : children}
      <Section title="Пишете о нас?">
        <Stack>
          <p className={css.forPress}>
            Пришлём цифры, прокомментируем и найдём того, кто отвечает за тему. Звоните: <CallUs />.
          </p>
          <Stack direction="row">
            <ButtonLink to={COMPANY_PATHS.contacts} variant="secondary">
              Написать письмо
            </ButtonLink>
            <ButtonLink to="/" variant="quiet">
              Рассчитать заём
            </ButtonLink>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}

/** Past the last page, or before the first item. */
function Nothing({ tab, page, pageCount }: { tab: NewsroomTabName; page: number; pageCount: number }) {
  return (
    <Container>
      {isPastEnd(page, pageCount) ? (
        <PastEnd pageCount={pageCount} to={(number) => numberedAddress(NEWSROOM_TABS[tab].path, number)} />
      ) : (
        <div className={css.nothing}>
          <p className={css.nothingText}>Здесь пока пусто: первая запись уже готовится.</p>
          <ButtonLink to="/">На главную</ButtonLink>
        </div>
      )}
    </Container>
  );
}
