import type { NewsCard as News } from '@polden/api-contract';
import { Day, Facts } from '../../parts/facts.tsx';
import { StoryCard } from '../../parts/story-card.tsx';
import { NEWSROOM_TABS } from './newsroom-tabs.ts';

/** A piece of news among others, own or of the press: both open on this site. */
export function NewsCard({ news, first = false }: { news: News; first?: boolean }) {
  const { title, lead, image } = news;
  const facts = <NewsFacts news={news} />;
  return (
    <StoryCard to={newsAddress(news)} title={title} lead={lead} image={image} facts={facts} first={first} />
  );
}

/** When it came out, and where. */
export function NewsFacts({ news }: { news: Pick<News, 'public_at' | 'source'> }) {
  return (
    <Facts>
      <Day at={news.public_at} />
      {news.source?.title}
    </Facts>
  );
}

export function newsAddress({ identifier }: Pick<News, 'identifier'>): string {
  return `${NEWSROOM_TABS.news.path}/${identifier}`;
}
