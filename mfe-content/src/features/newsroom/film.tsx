import type { VideoCard } from '@polden/api-contract';
import { parseUrl } from '@polden/ru';
import { Icon, Picture } from '@polden/ui';
import css from './video.module.css';

const SIZES = '(min-width: 992px) 54rem, calc(100vw - 2rem)';

/** A film: its cover, behind which nothing is loaded before a click; it plays where it is published. */
export function Film({ film }: { film: Pick<VideoCard, 'video' | 'image'> }) {
  const { video, image } = film;
  const host = parseUrl(video)?.hostname;
  return (
    <a className={css.cover} href={video} rel="noopener nofollow" target="_blank">
      {image && <Picture image={image} sizes={SIZES} ratio="wide" first />}
      <span className={css.play}>
        <Icon name="arrow-right" />
        {host ? `Смотреть на ${host}` : 'Смотреть видео'}
        <span className="visually-hidden">, откроется в новой вкладке</span>
      </span>
    </a>
  );
}
