import type { ActivePreview } from '@polden/mfe-contract';
import { formatDate, moscowDay } from '@polden/ru';

/** What the banner says where a link is good no more: nobody is to take the page for what it was to show. */
export const PREVIEW_IS_OVER = 'закончился, это действующая версия';

/** What the banner says of each preview: «mfe-lending 1.4.0-rc.1 до 18:00». Times are of Moscow. */
export function previewNotes(previews: readonly ActivePreview[], now = new Date()): string[] {
  return previews.map(({ remote, version, until }) => {
    const end = new Date(until);
    const day = moscowDay(end) === moscowDay(now) ? '' : `${formatDate(end, 'long day')} в `;
    return `${remote} ${version} до ${day}${formatDate(end, 'HH:mm')}`;
  });
}
