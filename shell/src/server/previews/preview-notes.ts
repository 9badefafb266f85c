import type { ActivePreview } from '@polden/mfe-contract';

const zone = { timeZone: 'Europe/Moscow' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const day = new Intl.DateTimeFormat('ru-RU', zone);
const time = new Intl.DateTimeFormat('ru-RU', { ...zone, ...clock });
const dayAndTime = new Intl.DateTimeFormat('ru-RU', { ...zone, ...clock, day: 'numeric', month: 'long' });

/** What the banner says where a link is good no more: nobody is to take the page for what it was to show. */
export const PREVIEW_IS_OVER = 'закончился, это действующая версия';

/** What the banner says of each preview: «mfe-lending 1.4.0-rc.1 до 18:00». Times are of Moscow. */
export function previewNotes(previews: readonly ActivePreview[], now = new Date()): string[] {
  return previews.map(({ remote, version, until }) => {
    const end = new Date(until);
    const isToday = day.format(end) === day.format(now);
    return `${remote} ${version} до ${(isToday ? time : dayAndTime).format(end)}`;
  });
}
