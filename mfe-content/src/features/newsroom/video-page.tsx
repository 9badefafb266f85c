import { useLoaderData } from 'react-router-dom';
import { Breadcrumbs, Container, PageHeading, PageMeta } from '@polden/ui';
import { Day, Facts } from '../../parts/facts.tsx';
import { GoOn } from '../../parts/go-on.tsx';
import { ShareButton } from '../../parts/share-button.tsx';
import { StoryGrid } from '../../parts/story-grid.tsx';
import { Film } from './film.tsx';
import { wayUpFrom } from './newsroom-tabs.ts';
import { VideoCard } from './video-card.tsx';
import type { VideoData } from './video.loader.ts';
import css from './video.module.css';

const WAY_UP = wayUpFrom('video');

export function Component() {
  const { video, further } = useLoaderData<VideoData>();
  const { title, lead, duration } = video;
  return (
    <>
      <PageMeta
        title={title}
        description={lead}
        breadcrumbs={WAY_UP}
        {...(video.image && { image: video.image.url })}
      />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={WAY_UP} />
          <PageHeading title={title} lead={lead} />
          <Film film={video} />
          <div className={css.under}>
            <Facts>
              <Day at={video.public_at} />
              {duration && `Идёт ${duration}`}
            </Facts>
            <ShareButton title={title} />
          </div>
        </div>
      </Container>
      {further.length > 0 && (
        <GoOn title="Посмотрите ещё">
          <StoryGrid items={further} card={(each) => <VideoCard video={each} />} />
        </GoOn>
      )}
    </>
  );
}
