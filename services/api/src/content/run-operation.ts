import type { HistoryAction } from '@polden/api-contract';
import type { ContentOperation, ContentType } from '@polden/content-model';
import type { ContentCall, Operation } from './content-operations.ts';
import { propertiesOf, sharedSchema } from './content-schemas.ts';
import type { ContentServices } from './content-services.ts';
import type { SchemaReference } from './fields/schema-object.ts';

/** Operations that look at the version that was edited by themselves. */
const VERSIONED: readonly ContentOperation[] = ['add', 'update', 'revert'];
/** What lies in the trash has nobody who edits it. */
const OF_TRASH: readonly ContentOperation[] = ['restore', 'purge'];
/** Of what changes nothing when it is done twice, the record of the history. */
const REPEATABLE: Partial<Record<ContentOperation, HistoryAction>> = {
  publish: 'publish',
  unpublish: 'unpublish',
  removeImages: 'remove-img',
  moveArchive: 'archive',
  restoreArchive: 'unarchive',
};

/** Names of the body of an operation that is not the item itself. */
export function takenBy(type: ContentType, name: ContentOperation, operation: Operation): string[] {
  return [
    ...propertiesOf(bodyOf(type, name, operation)),
    ...(namesVersion(name, operation) ? ['version'] : []),
  ];
}

/** What the body is; undefined where there is none. */
export function bodyOf(
  type: ContentType,
  name: ContentOperation,
  operation: Operation,
): SchemaReference | undefined {
  if (operation.body) return operation.body(type);
  return namesVersion(name, operation) ? sharedSchema('ContentSeen') : undefined;
}

/** Whether it is refused when somebody has changed the item since. */
export function namesVersion(name: ContentOperation, { method, path }: Operation): boolean {
  return method === 'POST' && path === '/:id' && !OF_TRASH.includes(name);
}

/** 409 with the present item when the body names another version than that, unless it is done already and nothing else is. */
export function runOperation(
  services: ContentServices,
  type: ContentType,
  [name, operation]: [ContentOperation, Operation],
  call: ContentCall,
): Promise<unknown> {
  const run = (): Promise<unknown> => operation.run(services, type, call);
  const { version } = call.body;
  if (version === undefined || VERSIONED.includes(name)) return run();
  return services.editor.at(type, call.id, { version, repeatable: REPEATABLE[name] }, run);
}
