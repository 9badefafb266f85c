import {
  BULK_KINDS,
  BULK_MAX,
  BULK_OPERATIONS,
  BULK_PREVIEW_MAX,
  type BulkMark,
  type BulkOperation,
} from '@polden/api-contract';
import type { ContentType, FieldKind } from '@polden/content-model';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { givenValues } from '../../core/dto/query-values.ts';
import { isRowId } from '../../core/dto/row-id.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { ContentListQueryDto } from '../content-query.dto.ts';

type Given = Record<string, unknown>;

const PUBLICATIONS: readonly BulkOperation[] = ['publish', 'unpublish'];
const ARCHIVINGS: readonly BulkOperation[] = ['archive', 'unarchive'];
const CHANGED: readonly FieldKind[] = BULK_KINDS;

/** 422 for an operation that the type does not have. */
export function readOperation(type: ContentType, { operation }: Given): BulkOperation {
  const known = BULK_OPERATIONS.find((name) => name === operation);
  const applies =
    known &&
    (type.drafts || !PUBLICATIONS.includes(known)) &&
    (type.archive !== null || !ARCHIVINGS.includes(known));
  if (applies) return known;
  throw AppError.invalid({ operation: ['Такого действия нет'] });
}

/** At most BULK_MAX to be changed, BULK_PREVIEW_MAX to be looked at. */
export function readIds({ ids, preview }: Given): number[] {
  const most = preview === true ? BULK_PREVIEW_MAX : BULK_MAX;
  const list: unknown[] = Array.isArray(ids) ? ids : [];
  if (list.length === 0 || list.length > most) {
    throw AppError.invalid({ ids: [`Выберите от 1 до ${most} записей`] });
  }
  if (!list.every(isRowId)) throw AppError.invalid({ ids: ['Номера записей — целые числа от 1'] });
  return [...new Set(list)];
}

/** By which a change is taken back, by item; null when none is. */
export function readMarks({ since }: Given): ReadonlyMap<number, BulkMark> | null {
  if (since === undefined) return null;
  const list: unknown[] = Array.isArray(since) ? since : [null];
  if (!list.every(isMark)) throw AppError.invalid({ since: ['Отмена составлена неверно'] });
  return new Map(list.map((mark) => [mark.id, mark]));
}

function isMark(value: unknown): value is BulkMark {
  if (!isObject(value)) return false;
  const { id, version, place, highlight = 1, publishAt = '' } = value;
  if (!isRowId(highlight) || typeof publishAt !== 'string') return false;
  return isRowId(id) && isRowId(version) && (place === null || isRowId(place));
}

/** What a list shows; null when the items are named one by one. */
export async function readWhere({ where }: Given): Promise<ContentListQueryDto | null> {
  if (where === undefined) return null;
  const query = plainToInstance(
    ContentListQueryDto,
    isObject(where) ? givenValues(where, ContentListQueryDto) : { page: 'where' },
  );
  const wrong = await validate(query, { whitelist: true });
  if (wrong.length === 0) return query;
  throw AppError.invalid({ where: ['Отбор составлен неверно'] });
}

/** The fields that `change` sets: short ones alone, and none that tells of people. Their values are checked with each item. */
export function readChanges(type: ContentType, { values }: Given): Given {
  const entries = Object.entries(isObject(values) ? values : {});
  const isChanged = (name: string): boolean => {
    const field = type.fields[name];
    return field !== undefined && CHANGED.includes(field.kind) && !field.personal;
  };
  if (entries.length === 0) throw AppError.invalid({ values: ['Выберите, что изменить'] });
  if (entries.every(([name]) => isChanged(name))) return Object.fromEntries(entries);
  throw AppError.invalid({ values: ['Разом меняют только короткие поля'] });
}

function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
