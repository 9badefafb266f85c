import { EVENT_LAYOUT, type EventLayout } from '@polden/api-contract';

export type EventPart = 'title' | 'image';
export type EventPlace = Partial<Record<keyof EventLayout, number | null>>;

/** What the fields of places take. */
const [LEAST, MOST] = [-100, 100];

/** Where both parts stand: as the form says, and as usual where it says nothing. */
export function layoutOf(values: EventPlace): EventLayout {
  const places = Object.entries(EVENT_LAYOUT).map(([name, usual]) => [
    name,
    values[name as keyof EventLayout] ?? usual,
  ]);
  return Object.fromEntries(places) as EventLayout;
}

/** The places of a part after it was moved by so many hundredths. */
export function movedPart(layout: EventLayout, part: EventPart, dx: number, dy: number): EventPlace {
  const [left, top] =
    part === 'title' ? (['titleLeft', 'titleTop'] as const) : (['imageLeft', 'imageTop'] as const);
  return { [left]: inside(layout[left] + dx), [top]: inside(layout[top] + dy) };
}

/** Empty fields: as usual. */
export const USUAL: EventPlace = { titleLeft: null, titleTop: null, imageLeft: null, imageTop: null };

function inside(place: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, place)));
}

export type EventTime = 'unknown' | 'coming' | 'shown' | 'past';

/** How it stands on a day, YYYY-MM-DD; both ends belong to the event. */
export function timeOn(day: string, startsOn: string | null, endsOn: string | null): EventTime {
  if (!startsOn || !endsOn) return 'unknown';
  if (day < startsOn) return 'coming';
  return day > endsOn ? 'past' : 'shown';
}
