import type { EventBanner as Banner } from '@polden/api-contract';
import { EventStrip, Icon, useHydrated } from '@polden/ui';
import { useSyncExternalStore } from 'react';
import { MenuLink } from '../links/menu-link.tsx';
import { EARLY_CHECK, isShown, onSentAway, sendAway } from './banner-state.ts';
import css from './event-banner.module.css';

/** One event in a line above the page: its name, its last day and its picture, where the constructor has put them. */
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
      // The early check may have hidden it by now.
      suppressHydrationWarning
    >
      {!isLive && <script dangerouslySetInnerHTML={{ __html: EARLY_CHECK }} />}
      <EventStrip
        title={link ? <MenuLink item={{ title, url: link }} /> : title}
        endsOn={fullDateEnd}
        image={image}
        width={width}
        layout={layout}
      >
        <button type="button" className={css.close} onClick={() => sendAway(banner)}>
          <Icon name="close" size={20} title="Скрыть объявление" />
        </button>
      </EventStrip>
    </aside>
  );
}
