import type { PressSource } from '@polden/api-contract';
import { useLoaderData } from 'react-router-dom';
import { Container, Picture } from '@polden/ui';
import { useFurtherPages } from '../../parts/further-pages.ts';
import { MorePages } from '../../parts/more-pages.tsx';
import { numberedAddress } from '../../parts/page-number.ts';
import { StoryGrid } from '../../parts/story-grid.tsx';
import { NewsCard } from './news-card.tsx';
import { readPress } from './newsroom.api.ts';
import type { PressData } from './newsroom.loaders.ts';
import { NewsroomPage } from './newsroom-page.tsx';
import { NEWSROOM_TABS } from './newsroom-tabs.ts';
import css from './newsroom.module.css';

export function Component() {
  const data = useLoaderData<PressData>();
  return <Press key={data.page} data={data} />;
}

function Press({ data }: { data: PressData }) {
  const { page, pageCount, sources } = data;
  const further = useFurtherPages(data, readPress);
  return (
    <NewsroomPage tab="press" page={page} pageCount={pageCount}>
      <Container>
        {page === 1 && <Sources sources={sources} />}
        <h2 className="visually-hidden">Публикации</h2>
        <StoryGrid items={further.items} first card={(news, near) => <NewsCard news={news} first={near} />} />
        <MorePages
          label="Страницы публикаций"
          further={further}
          pageCount={pageCount}
          to={(number) => numberedAddress(NEWSROOM_TABS.press.path, number)}
        />
      </Container>
    </NewsroomPage>
  );
}

/** Who writes, by their marks. */
function Sources({ sources }: { sources: readonly PressSource[] }) {
  if (sources.length === 0) return null;
  return (
    <ul role="list" className={css.sources} aria-label="Издания">
      {sources.map((source) => (
        <li key={source.id}>
          {source.site ? (
            <a className={css.source} href={source.site} rel="noopener nofollow">
              <Mark source={source} />
            </a>
          ) : (
            <span className={css.source}>
              <Mark source={source} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ source: { logo, title } }: { source: PressSource }) {
  return (
    <>
      {logo && <Picture image={{ ...logo, alt: '' }} sizes="160px" />}
      {title}
    </>
  );
}
