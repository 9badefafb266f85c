import { useState } from 'react';
import type { VideoCard } from '@polden/api-contract';
import { hostOf } from '@polden/ru';
import { Film, useHydrated } from '@polden/ui';
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
  const here = player !== null && hydrated;
  return (
    <div className={css.other}>
      <Film
        video={video}
        image={image}
        sizes={SIZES}
        first
        onPlay={here ? () => setAsked(true) : undefined}
      />
      {player !== null && (
        <p className={css.note}>
          Ролик лежит на {hostOf(video)}. Пока вы его не включили, оттуда ничего не загружается
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

/** The pressed button is gone: the focus moves into the player, a sandboxed frame of the other site. */
function Player({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      ref={focusOn}
      className={css.clip}
      src={src}
      title={`Плеер: ${title}`}
      allow="autoplay; fullscreen; encrypted-media"
    />
  );
}

/** The same function each time: a player that is rendered again takes the focus from nobody. */
function focusOn(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
