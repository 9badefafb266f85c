import type { VideoCard } from '@polden/api-contract';
import { softRead } from '@polden/http';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { readVideo, readVideos } from './newsroom.api.ts';

export interface VideoData {
  video: VideoCard;
  /** Other films to go on with. */
  further: VideoCard[];
}

const FURTHER = 3;
const ID = /^[1-9]\d{0,8}$/u;

/** Throws a Response: 404 without such a film, 410 for a removed one, 503 without data. */
export async function videoLoader({ params }: LoaderFunctionArgs): Promise<VideoData> {
  const id = params['video'] ?? '';
  if (!ID.test(id)) throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  const others = softRead(
    readVideos(1).then(({ items }) => items),
    [],
  );
  const [video, list] = await Promise.all([readVideo(id), others]).catch((error: unknown) => {
    throw failedPage(error);
  });
  return { video, further: list.filter((each) => each.id !== video.id).slice(0, FURTHER) };
}
