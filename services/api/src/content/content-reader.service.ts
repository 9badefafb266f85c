import { Injectable } from '@nestjs/common';
import type { ContentList } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { AppError } from '../errors/app-error.ts';
import type { ContentListQueryDto } from './content-query.dto.ts';
import { ContentRepository } from './content-repository.ts';
import { type ContentItem, type ContentListRow, ContentView } from './content-view.ts';

/** What staff read. */
@Injectable()
export class ContentReader {
  constructor(
    private readonly repository: ContentRepository,
    private readonly view: ContentView,
  ) {}

  /** A page past the end is empty. */
  async list(type: ContentType, query: ContentListQueryDto): Promise<ContentList<ContentListRow>> {
    const { page, search, status } = query;
    const { rows, total } = await this.repository.list(type, { page, search, status });
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
