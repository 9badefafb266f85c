import type { ChangeSetItem } from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, knownTo } from '@polden/content-model';

type Reader = { may: (action: string) => boolean };

const UNKNOWN_PROBLEM = 'Что мешает, видит тот, кто вправе открыть эту запись';
const UNKNOWN_FAILURE = 'Почему, видит тот, кто вправе открыть все записи набора';

/** Whether somebody may read items of the type; of one that is no more nothing is left to read. */
export function mayOpen(typeName: string, reader: Reader): boolean {
  const type = CONTENT_TYPES.find(({ name }) => name === typeName);
  return type === undefined || reader.may(actionsOf(type).item);
}

/** The member as the reader may know it: in the set all the same, but not what is written in it nor where it will be. */
export function knownItem(reader: Reader, item: ChangeSetItem): ChangeSetItem {
  if (mayOpen(item.type, reader)) return item;
  const { title } = knownTo(reader, { contentType: item.type, title: item.title });
  const problems = item.problems.length > 0 ? [UNKNOWN_PROBLEM] : [];
  return { ...item, title, path: null, before: {}, after: {}, problems, warnings: [] };
}

/** Why a set did not come out, which names its items. */
export function knownFailure(
  reader: Reader,
  failure: string | null,
  types: readonly string[],
): string | null {
  return failure === null || types.every((type) => mayOpen(type, reader)) ? failure : UNKNOWN_FAILURE;
}
