import {
  API_BASE_PATH,
  type NewsCard,
  NEWSROOM_PATHS,
  type PressSource,
  type VideoCard,
} from '@polden/api-contract';
import type { mediaOther, mediaOur, mediaSource, mediaVideo } from '@polden/content-model';
import { MIME_TYPES } from '../../media/content-type.ts';
import type { VisibleItem } from '../../visible-content.ts';
import { otherPlayer } from './other-players.ts';

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
  fileOf,
  publishedAt,
  isHighlight,
}: VisibleItem<typeof mediaVideo>): VideoCard {
  const { title, video, duration, lead } = values;
  const clip = fileOf('clip');
  return {
    id,
    title,
    video,
    clip: clip && { url: clip.url, type: MIME_TYPES[clip.fileType], size: clip.fileSize },
    captions: fileOf('captions')?.url ?? null,
    player: otherPlayer(video) && `${API_BASE_PATH}${NEWSROOM_PATHS.player}/${id}`,
    duration,
    lead,
    public_at: publishedAt.toISOString(),
    image: picture,
    fixed: isHighlight,
  };
}
