import type { VideoCard as Video } from '@polden/api-contract';
import { Day, Facts } from '../../parts/facts.tsx';
import { StoryCard } from '../../parts/story-card.tsx';
import { NEWSROOM_TABS } from './newsroom-tabs.ts';

/** A film among others. */
export function VideoCard({ video, first = false }: { video: Video; first?: boolean }) {
  const { id, title, lead, image, duration } = video;
  return (
    <StoryCard
      to={`${NEWSROOM_TABS.video.path}/${id}`}
      title={title}
      lead={lead}
      image={image}
      badge={duration}
      first={first}
      facts={
        <Facts>
          <Day at={video.public_at} />
        </Facts>
      }
    />
  );
}
