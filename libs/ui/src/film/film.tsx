import { parseUrl } from '@polden/ru';
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
}

/** A film: its cover, behind which nothing is loaded before a click; it plays where it is published. */
export function Film({ video, image, sizes, first = false }: FilmProps) {
  const host = parseUrl(video)?.hostname;
  return (
    <a className={css.cover} href={video} rel="noopener nofollow" target="_blank">
      {image && <Picture image={image} sizes={sizes} ratio="wide" first={first} />}
      <span className={css.play}>
        <Icon name="play" />
        Смотреть
        <span className={css.host}>{host ? ` на ${host}` : ' видео'}</span>
        <span className="visually-hidden">, откроется в новой вкладке</span>
      </span>
    </a>
  );
}
