import type { Type } from '@nestjs/common';
import type { RoleCode } from '@polden/api-contract';
import { actionsOf, type ContentOperation, type ContentType, isPersonal } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';
import type { ContentActor } from './content-actor.ts';
import type { GivenFields } from './content-editor.ts';
import {
  ContentListQueryDto,
  type ContentQuery,
  ContentRevisionQueryDto,
  ContentTrashQueryDto,
} from './content-query.dto.ts';
import { inputSchema, itemSchema, removedSchema, sharedSchema } from './content-schemas.ts';
import type { ContentServices } from './content-services.ts';
import type { SchemaReference } from './fields/schema-object.ts';
import { maySeeContacts } from './personal/hidden-contacts.ts';

/** A call of an operation; what an operation does not take is empty. */
export interface ContentCall {
  id: number;
  query: ContentQuery;
  body: GivenFields;
  actor: ContentActor;
  /** Under which a new item is added once. */
  key?: string | undefined;
}

export interface Operation {
  method: 'GET' | 'POST';
  /** Russian, behind the name of the type: «Блог: поднимать выше». */
  title: string;
  /** The least role that has its right by default; not given: MANAGER. */
  role?: RoleCode;
  /** What stands behind its address. */
  path: '' | '/:id';
  /** Types that have it; default: all. */
  applies?: (type: ContentType) => boolean;
  query?: Type;
  body?: (type: ContentType) => SchemaReference;
  answer: (type: ContentType) => SchemaReference;
  run: (services: ContentServices, type: ContentType, call: ContentCall) => Promise<unknown>;
}

const ordered = (type: ContentType) => type.order !== null;
const archived = (type: ContentType) => type.archive !== null;
const highlighted = (type: ContentType) => type.highlights !== null;
const drafted = (type: ContentType) => type.drafts;
const pictured = (type: ContentType) => Object.values(type.fields).some(({ kind }) => kind === 'image');
const highlightList = () => sharedSchema('ContentHighlights');
const byId = { method: 'POST', path: '/:id', answer: itemSchema } as const;
const highlightOperation = {
  method: 'POST',
  path: '/:id',
  applies: highlighted,
  answer: highlightList,
} as const;

/** The one table of staff operations: name, default roles, and service. */
const OPERATIONS: Record<ContentOperation, Operation> = {
  list: {
    title: 'смотреть список',
    role: 'USER',
    method: 'GET',
    path: '',
    query: ContentListQueryDto,
    answer: () => sharedSchema('ContentList'),
    run: ({ reader }, type, { query, actor }) => reader.list(type, query, maySeeContacts(type, actor)),
  },
  item: {
    title: 'открывать записи',
    role: 'USER',
    ...byId,
    method: 'GET',
    run: ({ reader }, type, { id }) => reader.item(type, id),
  },
  trash: {
    title: 'смотреть корзину',
    method: 'GET',
    path: '',
    query: ContentTrashQueryDto,
    answer: () => sharedSchema('ContentList'),
    run: ({ trash }, type, { query }) => trash.list(type, query),
  },
  trashItem: {
    title: 'смотреть, что в корзине',
    ...byId,
    method: 'GET',
    run: ({ trash }, type, { id }) => trash.item(type, id),
  },
  revisions: {
    title: 'смотреть список версий',
    role: 'USER',
    method: 'GET',
    path: '/:id',
    answer: () => sharedSchema('ContentRevisions'),
    run: ({ revisions }, type, { id }) => revisions.list(type, id),
  },
  revision: {
    title: 'открывать прежние версии',
    role: 'USER',
    method: 'GET',
    path: '/:id',
    query: ContentRevisionQueryDto,
    answer: () => sharedSchema('ContentRevision'),
    run: ({ revisions }, type, { id, query }) => revisions.revision(type, id, query.version ?? 0),
  },
  highlights: {
    title: 'смотреть выделенные',
    role: 'USER',
    method: 'GET',
    path: '',
    applies: highlighted,
    answer: highlightList,
    run: ({ highlights }, type) => highlights.list(type),
  },
  add: {
    title: 'добавлять',
    method: 'POST',
    path: '',
    body: inputSchema,
    answer: itemSchema,
    run: ({ order }, type, { body, actor, key }) => order.add(type, body, actor, key),
  },
  update: {
    title: 'править',
    ...byId,
    body: inputSchema,
    run: ({ order }, type, { id, body, actor }) => order.update(type, id, body, actor),
  },
  publish: {
    title: 'публиковать',
    ...byId,
    applies: drafted,
    run: ({ editor }, type, { id, actor }) => editor.publish(type, id, actor),
  },
  unpublish: {
    title: 'снимать с публикации',
    ...byId,
    applies: drafted,
    run: ({ editor }, type, { id, actor }) => editor.unpublish(type, id, actor),
  },
  remove: {
    title: 'отправлять в корзину',
    ...byId,
    answer: removedSchema,
    run: async ({ trash }, type, { id, actor }) => {
      await trash.remove(type, id, actor);
      return type.removed;
    },
  },
  restore: {
    title: 'возвращать из корзины',
    ...byId,
    run: ({ trash }, type, { id, actor }) => trash.restore(type, id, actor),
  },
  purge: {
    title: 'удалять навсегда',
    role: 'ADMIN',
    ...byId,
    answer: () => sharedSchema('ContentDone'),
    run: ({ trash }, type, { id, actor }) => trash.purge(type, id, actor),
  },
  revert: {
    title: 'возвращать прежнюю версию',
    ...byId,
    body: () => sharedSchema('ContentRevert'),
    run: ({ revisions }, type, { id, body, actor }) => revisions.revert(type, id, body, actor),
  },
  bulk: {
    title: 'менять несколько записей разом',
    method: 'POST',
    path: '',
    body: () => sharedSchema('ContentBulk'),
    answer: () => sharedSchema('ContentBulkOutcome'),
    // What is done to each item takes its own right besides.
    run: ({ bulk }, type, { body, actor }) => bulk.run(type, body, actor),
  },
  removeImages: {
    title: 'убирать картинки',
    ...byId,
    applies: pictured,
    run: ({ editor }, type, { id, actor }) => editor.removeImages(type, id, actor),
  },
  moveUp: {
    title: 'поднимать выше',
    ...byId,
    applies: ordered,
    run: ({ order }, type, { id, actor }) => order.move(type, id, 'up', actor),
  },
  moveDown: {
    title: 'опускать ниже',
    ...byId,
    applies: ordered,
    run: ({ order }, type, { id, actor }) => order.move(type, id, 'down', actor),
  },
  moveItem: {
    title: 'переставлять и переносить',
    ...byId,
    applies: ordered,
    body: () => sharedSchema('ContentMove'),
    run: ({ order }, type, { id, body, actor }) => order.moveItem(type, id, body, actor),
  },
  moveArchive: {
    title: 'убирать в архив',
    ...byId,
    applies: archived,
    body: () => sharedSchema('ContentArchive'),
    run: ({ order }, type, { id, body, actor }) => order.archive(type, id, body, actor),
  },
  restoreArchive: {
    title: 'возвращать из архива',
    ...byId,
    applies: archived,
    run: ({ order }, type, { id, actor }) => order.unarchive(type, id, actor),
  },
  highlightAdd: {
    title: 'выделять',
    ...highlightOperation,
    run: ({ highlights }, type, { id, actor }) => highlights.add(type, id, actor),
  },
  highlightRemove: {
    title: 'снимать выделение',
    ...highlightOperation,
    run: ({ highlights }, type, { id, actor }) => highlights.remove(type, id, actor),
  },
  highlightMove: {
    title: 'переставлять выделенные',
    ...highlightOperation,
    body: () => sharedSchema('ContentHighlightMove'),
    run: ({ highlights }, type, { id, body: { direction }, actor }) => {
      if (direction === 'up' || direction === 'down') return highlights.move(type, id, direction, actor);
      throw AppError.invalid({ direction: ['Вверх (up) или вниз (down)'] });
    },
  },
  highlightUp: {
    title: 'поднимать выделенные',
    ...highlightOperation,
    run: ({ highlights }, type, { id, actor }) => highlights.move(type, id, 'up', actor),
  },
  highlightDown: {
    title: 'опускать выделенные',
    ...highlightOperation,
    run: ({ highlights }, type, { id, actor }) => highlights.move(type, id, 'down', actor),
  },
};

/** The operations that a type has, each with the name of its right. */
export function operationsOf(type: ContentType): [ContentOperation, Operation, right: string][] {
  const entries = Object.entries(OPERATIONS) as [ContentOperation, Operation][];
  const actions = actionsOf(type);
  return entries
    .filter(([, { applies }]) => applies?.(type) ?? true)
    .map(([name, operation]) => [name, operation, actions[name]]);
}

const REMOVALS: readonly ContentOperation[] = ['trash', 'trashItem', 'remove', 'restore'];

/** Whether its answer has all that is known of an item that was there before. */
export function opensItem(name: ContentOperation): boolean {
  return name === 'revision' || (name !== 'add' && OPERATIONS[name].answer === itemSchema);
}

/** The least role that has the right to an operation of the type by default. */
export function leastRole(type: ContentType, name: ContentOperation): RoleCode {
  const { role = 'MANAGER' } = OPERATIONS[name];
  if (role === 'USER' && isPersonal(type)) return 'MANAGER';
  return role === 'MANAGER' && REMOVALS.includes(name) ? type.removers : role;
}
