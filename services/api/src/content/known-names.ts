import { actionsOf, CONTENT_TYPES } from '@polden/content-model';

const NO_ACCESS = 'нет доступа';

type Reader = { may: (action: string) => boolean };

/** Whether the reader may know titles of the type's items: the right to list them decides. */
export function mayKnowNames(typeName: string, reader: Reader): boolean {
  const type = CONTENT_TYPES.find(({ name }) => name === typeName);
  return type !== undefined && reader.may(actionsOf(type).list);
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
