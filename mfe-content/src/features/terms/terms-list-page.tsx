import { Link, useLoaderData } from 'react-router-dom';
import { ButtonLink, Container, PageHeading, PageMeta, useIsThere } from '@polden/ui';
import { Day, Facts } from '../../parts/facts.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { StoryCard } from '../../parts/story-card.tsx';
import { StoryGrid } from '../../parts/story-grid.tsx';
import type { TermsListData } from './terms.loaders.ts';
import { TERMS_PATH } from './terms-path.ts';
import css from './terms.module.css';

/** What is the same for all loans. */
const COMMON_TERMS = '/usloviya';
const WAY_UP = [{ to: '/', label: 'Главная' }];

export function Component() {
  const { pages } = useLoaderData<TermsListData>();
  const isThere = useIsThere();
  return (
    <>
      <PageMeta
        title="Условия займов"
        description="Суммы, сроки, ставки и полная стоимость каждого займа: что входит в платёж и чего мы не берём."
        breadcrumbs={WAY_UP}
        noindex={pages.length === 0}
      />
      <Container>
        <div className={css.list}>
          <PageHeading
            title="Условия займов"
            lead="По одной странице на каждый заём: сумма, срок, ставка, платёж и права, которые у вас остаются."
          />
          {pages.length === 0 ? (
            <>
              <p>Страницы с условиями сейчас обновляются. Все действующие документы открыты.</p>
              <ButtonLink to="/dengi-pod-zalog">Рассчитать заём</ButtonLink>
            </>
          ) : (
            <div>
              <h2 className="visually-hidden">Все займы</h2>
              <StoryGrid
                items={pages}
                card={({ url, title, lead, public_at }) => (
                  <StoryCard
                    to={`${TERMS_PATH}/${url}`}
                    title={title}
                    lead={lead}
                    image={null}
                    facts={
                      <Facts>
                        <>
                          Действуют с <Day at={public_at} />
                        </>
                      </Facts>
                    }
                  />
                )}
              />
            </div>
          )}
          {isThere(COMMON_TERMS) && (
            <p>
              Что одинаково для всех займов — в <Link to={COMMON_TERMS}>общих условиях договора</Link>.
            </p>
          )}
        </div>
      </Container>
      {pages.length > 0 && <NextStep tone="sunken" />}
    </>
  );
}
