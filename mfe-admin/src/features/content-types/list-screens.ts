import type { ContentOperation } from '@polden/content-model';

/** What a list of a type is for, where the type has more than one. */
export interface ListScreen {
  title: string;
  /** The columns until others are chosen. */
  columns: readonly string[];
  /** Left to the other list; items are still opened, and saved, as a whole. */
  fieldsElsewhere: readonly string[];
  actsElsewhere: readonly ContentOperation[];
}

const LAYOUT = ['width', 'titleLeft', 'titleTop', 'imageLeft', 'imageTop'];

/** By the address of the list. When a banner is shown is decided in one place, how it looks in the other, where it is made. */
export const LIST_SCREENS: Record<string, ListScreen> = {
  '/admin/events': {
    title: 'Баннеры событий: расписание',
    columns: ['startsOn', 'endsOn'],
    fieldsElsewhere: LAYOUT,
    actsElsewhere: ['add'],
  },
  '/admin/event-constructor': {
    title: 'Баннеры событий: макет',
    // The other numbers are rarely compared, and all of them do not fit beside the title.
    columns: ['width', 'titleLeft', 'imageLeft'],
    fieldsElsewhere: [],
    actsElsewhere: ['publish', 'unpublish', 'remove'],
  },
};
