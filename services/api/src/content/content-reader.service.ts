import { Injectable } from '@nestjs/common';
import type { ContentList, ContentListRow } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';
import type { ContentListQueryDto } from './content-query.dto.ts';
import { ContentRepository } from './content.repository.ts';
import { type ContentItem, ContentView } from './content-view.ts';
import type { Columns } from './fields/field-rules.ts';
import { columnOf } from './fields/values.ts';

/** What staff read. */
@Injectable()
export class ContentReader {
  constructor(
    private readonly repository: ContentRepository,
    private readonly view: ContentView,
  ) {}

  /** A page past the end is empty. */
  async list(
    type: ContentType,
    query: ContentListQueryDto,
    contacts: boolean,
  ): Promise<ContentList<ContentListRow>> {
    const { page, search, status, archived, within } = query;
    const filters = {
      search,
      contacts,
      status,
      archived: archived === '1',
      within: withinColumns(type, within),
    };
    const { rows, total } = await this.repository.list(type, { page, ...filters });
    const items = await this.view.rows(type, rows);
    return { items, total, pageCount: Math.ceil(total / type.pageSize.admin) };
  }

  /** 404 when there is none, or it is in the trash. */
  async item(type: ContentType, id: number): Promise<ContentItem> {
    const row = await this.repository.find(type, id);
    if (!row) throw new AppError(404, 'Такой записи нет: возможно, её уже удалили');
    return this.view.item(type, row);
  }
}

/** `category:3` → category_id 3; 422 for what is no field that lists can be chosen by. */
export function withinColumns(type: ContentType, given: readonly string[]): Columns {
  const entries = given.map((part) => {
    const [name = '', value = ''] = part.split(':');
    const kind = type.fields[name]?.kind;
    if (kind === 'choice') return [columnOf(type, name), value];
    if (kind === 'reference' && /^\d{0,9}$/u.test(value)) {
      return [columnOf(type, name), value === '' ? null : Number(value)];
    }
    throw AppError.invalid({ within: ['Такого отбора нет'] });
  });
  return Object.fromEntries(entries) as Columns;
}
