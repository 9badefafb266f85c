import type { DescribedPicture } from './media.ts';

export const EVENT_PATHS = {
  /** GET → EventBanner[]: those of today in Moscow. */
  index: 'events/index',
} as const;

/** Where the title and the picture of a banner stand when the constructor says nothing else; per cent. */
export const EVENT_LAYOUT = { titleLeft: 40, titleTop: 15, imageLeft: 70, imageTop: -30 } as const;
export type EventLayout = Record<keyof typeof EVENT_LAYOUT, number>;

export interface EventBanner {
  id: number;
  title: string;
  /** Address of the picture. */
  src: string;
  /** ISO 8601 with the offset of Moscow: the day's beginning. */
  fullDateStart: string;
  /** The same for its end, 23:59:00; that minute belongs to the event. */
  fullDateEnd: string;
  width: 'auto' | 'full' | 'half';
  /** Where it leads; may be ''. */
  link: string;
  image: DescribedPicture;
  layout: EventLayout;
}
