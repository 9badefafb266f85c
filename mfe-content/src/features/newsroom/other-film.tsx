import { useState } from 'react';
import type { VideoCard } from '@polden/api-contract';
import { parseUrl } from '@polden/ru';
import { Icon, Picture, useHydrated } from '@polden/ui';
import css from './video.module.css';

const SIZES = '(min-width: 992px) 54rem, calc(100vw - 2rem)';

/**
 * A film of another site. Its player comes in a page of ours, which alone may frame that site, when the cover is pressed;
 * without JavaScript, or where there is no such player, the cover leads to the film.
 */
export function OtherFilm({ film }: { film: VideoCard }) {
  const [asked, setAsked] = useState(false);
  const hydrated = useHydrated();
  const { video, player, title, image } = film;
  if (player !== null && asked) return <Player src={player} title={title} />;
  const host = parseUrl(video)?.hostname.replace(/^www\./u, '');
  const here = player !== null && hydrated;
  return (
    <div className={css.other}>
      {here ? (
        <button type="button" className={css.cover} onClick={() => setAsked(true)}>
          <Cover image={image} words={`Включить плеер ${host}`} />
        </button>
      ) : (
        <a className={css.cover} href={video} rel="noopener nofollow" target="_blank">
          <Cover
            image={image}
            words={host ? `Смотреть на ${host}` : 'Смотреть видео'}
            hint=", откроется в новой вкладке"
          />
        </a>
      )}
      {player !== null && (
        <p className={css.note}>
          Ролик лежит на {host}. Пока вы его не включили, оттуда ничего не загружается
          {here && (
            <>
              ;{' '}
              <a href={video} rel="noopener nofollow" target="_blank">
                можно посмотреть и там<span className="visually-hidden">, откроется в новой вкладке</span>
              </a>
            </>
          )}
          .
        </p>
      )}
    </div>
  );
}

function Cover({ image, words, hint }: { image: VideoCard['image']; words: string; hint?: string }) {
  return (
    <>
      {image ? (
        <Picture image={image} sizes={SIZES} ratio="wide" first />
      ) : (
        <span className={css.blank} aria-hidden="true" />
      )}
      <span className={css.play}>
        <Icon name="arrow-right" />
        {words}
        {hint && <span className="visually-hidden">{hint}</span>}
      </span>
    </>
  );
}

/** What was pressed is gone: whoever uses a keyboard goes on in the player, which stands in a sandbox of that page. */
function Player({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      className={css.clip}
      src={src}
      title={`Плеер: ${title}`}
      allow="autoplay; fullscreen; encrypted-media"
    />
  );
}
