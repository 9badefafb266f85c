import { hostOf } from '@polden/ru';
import { Icon } from '../icon/icon.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import css from './film.module.css';

export interface FilmProps {
  /** Address where it plays. */
  video: string;
  /** Its cover. */
  image: PictureImage | null;
  /** How wide the cover stands on which screens, as in `<img sizes>`. */
  sizes: string;
  /** On the first screen: the cover loads before everything else. Default false. */
  first?: boolean;
  /** Brings its player into this page; without it the cover leads to where it is published. */
  onPlay?: (() => void) | undefined;
}

/** A film: its cover, behind which nothing is loaded before it is pressed. */
export function Film({ video, image, sizes, first = false, onPlay }: FilmProps) {
  const host = hostOf(video);
  const cover = image ? (
    <Picture image={image} sizes={sizes} ratio="wide" first={first} />
  ) : (
    <span className={css.blank} aria-hidden="true" />
  );
  if (onPlay)
    return (
      <button type="button" className={css.cover} onClick={onPlay}>
        {cover}
        <span className={css.play}>
          <Icon name="play" />
          Включить плеер
          {host && <span className={css.host}>{` ${host}`}</span>}
        </span>
      </button>
    );
  return (
    <a className={css.cover} href={video} rel="noopener nofollow" target="_blank">
      {cover}
      <span className={css.play}>
        <Icon name="play" />
        Смотреть
        <span className={css.host}>{host ? ` на ${host}` : ' видео'}</span>
        <span className="visually-hidden">, откроется в новой вкладке</span>
      </span>
    </a>
  );
}
