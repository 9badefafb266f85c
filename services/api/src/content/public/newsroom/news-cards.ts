import type { NewsCard, PressSource, VideoCard } from '@polden/api-contract';
import type { mediaOther, mediaOur, mediaSource, mediaVideo } from '@polden/content-model';
import type { VisibleItem } from '../../visible-content.service.ts';

export function ownCard({ id, values, picture, publishedAt }: VisibleItem<typeof mediaOur>): NewsCard {
  return {
    id,
    kind: 'our',
    identifier: values.slug,
    title: values.title,
    lead: values.lead,
    public_at: publishedAt.toISOString(),
    image: picture,
    source: null,
    link: '',
  };
}

export function pressCard(
  { id, values, picture, publishedAt }: VisibleItem<typeof mediaOther>,
  sources: readonly PressSource[],
): NewsCard {
  return {
    id,
    kind: 'other',
    identifier: values.slug,
    title: values.title,
    lead: values.lead,
    public_at: publishedAt.toISOString(),
    image: picture,
    source: sources.find((source) => source.id === values.source) ?? null,
    link: values.link,
  };
}

export function pressSource({ id, values, picture }: VisibleItem<typeof mediaSource>): PressSource {
  return { id, title: values.title, site: values.site, logo: picture };
}

export function videoCard({
  id,
  values,
  picture,
  publishedAt,
  isHighlight,
}: VisibleItem<typeof mediaVideo>): VideoCard {
  const { title, video, duration, lead } = values;
  const public_at = publishedAt.toISOString();
  return { id, title, video, duration, lead, public_at, image: picture, fixed: isHighlight };
}
