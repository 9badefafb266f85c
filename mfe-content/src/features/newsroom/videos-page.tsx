import { useLoaderData } from 'react-router-dom';
import { Container } from '@polden/ui';
import { useFurtherPages } from '../../parts/further-pages.ts';
import { MorePages } from '../../parts/more-pages.tsx';
import { numberedAddress } from '../../parts/page-number.ts';
import { StoryGrid } from '../../parts/story-grid.tsx';
import { readVideos } from './newsroom.api.ts';
import type { VideosData } from './newsroom.loaders.ts';
import { NewsroomPage } from './newsroom-page.tsx';
import { NEWSROOM_TABS } from './newsroom-tabs.ts';
import { VideoCard } from './video-card.tsx';

export function Component() {
  const data = useLoaderData<VideosData>();
  return <Videos key={data.page} data={data} />;
}

function Videos({ data }: { data: VideosData }) {
  const { page, pageCount } = data;
  const further = useFurtherPages(data, readVideos);
  return (
    <NewsroomPage tab="video" page={page} pageCount={pageCount}>
      <Container>
        <h2 className="visually-hidden">Все видео</h2>
        <StoryGrid
          items={further.items}
          first
          card={(video, near) => <VideoCard video={video} first={near} />}
        />
        <MorePages
          label="Страницы видео"
          further={further}
          pageCount={pageCount}
          to={(number) => numberedAddress(NEWSROOM_TABS.video.path, number)}
        />
      </Container>
    </NewsroomPage>
  );
}
