import type { EventBanner as Banner } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { bannerPlaces, Container, Icon, useHydrated } from '@polden/ui';
import { useSyncExternalStore } from 'react';
import { MenuLink } from '../layouts/menu-link.tsx';
import { EARLY_CHECK, isShown, onSentAway, sendAway } from './banner-state.ts';
import css from './event-banner.module.css';

/** One event: its name, its last day and its picture where the constructor has put them. Its height is kept from the start. */
export function EventBanner({ banner }: { banner: Banner }) {
  const { id, title, link, image, width, layout, fullDateStart, fullDateEnd } = banner;
  const isStillShown = useSyncExternalStore(
    onSentAway,
    () => isShown(banner),
    () => true,
  );
  // A script that the browser's React puts in would not run.
  const isLive = useHydrated();
  if (!isStillShown) return null;
  return (
    <aside
      className={css.banner}
      aria-label={title}
      data-id={id}
      data-start={fullDateStart}
      data-end={fullDateEnd}
      data-width={width}
      // The early check may have hidden it by now.
      suppressHydrationWarning
    >
      {!isLive && <script dangerouslySetInnerHTML={{ __html: EARLY_CHECK }} />}
      <Container>
        <div className={css.box} style={bannerPlaces(layout)}>
          <p className={css.title}>{link ? <MenuLink item={{ title, url: link }} /> : title}</p>
          <p className={css.dates}>
            до <time dateTime={fullDateEnd}>{formatDate(fullDateEnd, 'long')}</time>
          </p>
          <img
            className={css.image}
            src={image.url}
            srcSet={image.srcset}
            sizes="(min-width: 992px) 14rem, 5rem"
            width={image.width}
            height={image.height}
            alt={image.alt}
            decoding="async"
          />
          <button type="button" className={css.close} onClick={() => sendAway(banner)}>
            <Icon name="close" size={20} title="Скрыть объявление" />
          </button>
        </div>
      </Container>
    </aside>
  );
}
