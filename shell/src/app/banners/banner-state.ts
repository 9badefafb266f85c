import type { EventBanner } from '@polden/api-contract';

/** sessionStorage key of a banner that was sent away; its event is not spoken of again in this tab's visit. */
const keyOf = (id: number) => `banner-${id}`;

/** Both ends belong to the event, the last minute as a whole. `now`: milliseconds since the epoch. */
export function isOn({ fullDateStart, fullDateEnd }: EventBanner, now: number): boolean {
  return Date.parse(fullDateStart) <= now && now < Date.parse(fullDateEnd) + 60_000;
}

function isSentAway({ id }: EventBanner): boolean {
  try {
    return window.sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

/** What was found out of each banner, once. */
const shown = new WeakMap<EventBanner, boolean>();
const listeners = new Set<() => void>();

/** Whether the banner is to be shown; decided once, when it is first asked. */
export function isShown(banner: EventBanner): boolean {
  const known = shown.get(banner) ?? (isOn(banner, Date.now()) && !isSentAway(banner));
  shown.set(banner, known);
  return known;
}

export function sendAway(banner: EventBanner): void {
  shown.set(banner, false);
  try {
    window.sessionStorage.setItem(keyOf(banner.id), '1');
  } catch {
    // Then it comes back with the next load.
  }
  for (const listener of listeners) listener();
}

export function onSentAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs as the parser meets a banner, before anything of it is painted: a page that was kept may be older than the event's
 * end, and the visitor may have sent the banner away. The same text for every banner, so that the policy knows it by hash.
 */
export const EARLY_CHECK = `(function(s){var b=s&&s.parentNode,d=b&&b.dataset,n=Date.now(),o;if(!d)return;try{o=sessionStorage.getItem("banner-"+d.id)}catch(e){}if(o||n<Date.parse(d.start)||n>=Date.parse(d.end)+6e4)b.hidden=true})(document.currentScript)`;
