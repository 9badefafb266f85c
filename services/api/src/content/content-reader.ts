import { Injectable } from '@nestjs/common';
import type { ContentList, ContentListRow } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import type { ContentListQueryDto } from './content-query.dto.ts';
import { ContentRepository } from './content.repository.ts';
import { type ContentItem, ContentView } from './content-view.ts';
import { draftedAmong } from './drafts/drafts.repository.ts';
import { readFilters } from './lists/list-filters.ts';
import { StaffLists } from './lists/staff-lists.repository.ts';

/** What staff read. */
@Injectable()
export class ContentReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly lists: StaffLists,
    private readonly view: ContentView,
  ) {}

  /** A page past the end is empty. */
  async list(
    type: ContentType,
    query: ContentListQueryDto,
    contacts: boolean,
  ): Promise<ContentList<ContentListRow>> {
    const filters = readFilters(type, query, contacts);
    const { rows, total, more } = await this.lists.page(type, filters, {
      page: query.page,
      sort: query.sort,
    });
    const ids = rows.map(({ id }) => id);
    const drafted = await draftedAmong(this.dataSource.manager, type, ids);
    const items = await this.view.rows(type, rows, drafted);
    return { items, total, more, pageCount: Math.ceil(total / type.pageSize.admin) };
  }

  /** 404 when there is none, or it is in the trash. */
  async item(type: ContentType, id: number): Promise<ContentItem> {
    const row = await this.repository.find(type, id);
    if (!row) throw new AppError(404, 'Такой записи нет: возможно, её уже удалили');
    return this.view.item(type, row);
  }
}
