import type { FilmFile, VideoCard } from '@polden/api-contract';
import css from './video.module.css';

/** The browser's own player, which works without JavaScript. Nothing of the film is loaded before it is started. */
export function ClipPlayer({ film, clip }: { film: VideoCard; clip: FilmFile }) {
  const { title, captions, image } = film;
  return (
    <video
      className={css.clip}
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      aria-label={title}
      {...(image && { poster: image.url })}
    >
      <source src={clip.url} type={clip.type} />
      <track
        kind="captions"
        srcLang="ru"
        label={captions === null ? 'Субтитров нет' : 'Русские субтитры'}
        src={captions ?? undefined}
        default={captions !== null}
      />
      <a href={clip.url}>Скачать ролик</a>
    </video>
  );
}
