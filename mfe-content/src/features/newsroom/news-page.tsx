import { useLoaderData } from 'react-router-dom';
import { Container } from '@polden/ui';
import { useFurtherPages } from '../../parts/further-pages.ts';
import { MorePages } from '../../parts/more-pages.tsx';
import { numberedAddress } from '../../parts/page-number.ts';
import { StoryGrid } from '../../parts/story-grid.tsx';
import { MostRead } from './most-read.tsx';
import { newsAddress, NewsCard } from './news-card.tsx';
import { readNews } from './newsroom.api.ts';
import type { NewsData } from './newsroom.loaders.ts';
import { NewsroomPage } from './newsroom-page.tsx';
import { NEWSROOM_TABS } from './newsroom-tabs.ts';

export function Component() {
  const data = useLoaderData<NewsData>();
  // Each page of the list begins anew.
  return <News key={data.page} data={data} />;
}

function News({ data }: { data: NewsData }) {
  const { page, pageCount, generals, mostRead } = data;
  const further = useFurtherPages(data, readNews);
  const shown = new Set(generals.map(newsAddress));
  const rest = further.items.filter((news) => !shown.has(newsAddress(news)));
  return (
    <NewsroomPage tab="news" page={page} pageCount={pageCount}>
      <Container>
        <h2 className="visually-hidden">Все новости</h2>
        <StoryGrid
          items={[...generals, ...rest]}
          keyOf={newsAddress}
          first
          card={(news, near) => <NewsCard news={news} first={near} />}
        />
        <MorePages
          label="Страницы новостей"
          further={further}
          pageCount={pageCount}
          to={(number) => numberedAddress(NEWSROOM_TABS.news.path, number)}
        />
      </Container>
      <MostRead news={mostRead} />
    </NewsroomPage>
  );
}
