import { actionsOf } from './content-type.ts';
import { CONTENT_TYPES } from './content-types.ts';

/** In place of the name of what its reader may not list: a number would say nothing. */
export const NO_ACCESS = 'нет доступа';

interface Reader {
  may(action: string): boolean;
}

/** Whether the reader may know titles of the type's items: the right to list them decides. */
export function mayKnowNames(typeName: string, reader: Reader): boolean {
  const type = CONTENT_TYPES.find(({ name }) => name === typeName);
  return type !== undefined && reader.may(actionsOf(type).list);
}

/** The types of which the reader may not know what an item is called. */
export function unnamedTo(reader: Reader): string[] {
  return CONTENT_TYPES.map(({ name }) => name).filter((name) => !mayKnowNames(name, reader));
}

/** The place as the reader may know it: there all the same, but not how it is called nor what is written in it. */
export function knownTo<Place extends { contentType: string; title: string; words?: string }>(
  reader: Reader,
  place: Place,
): Place {
  if (mayKnowNames(place.contentType, reader)) return place;
  const title = place.title === '' ? '' : NO_ACCESS;
  return { ...place, title, ...(place.words !== undefined && { words: '' }) };
}
