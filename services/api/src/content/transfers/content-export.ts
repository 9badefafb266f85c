import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ContentState, TransferFormat } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { csvLine } from '@polden/ru';
import { DataSource } from 'typeorm';
import { HistoryService } from '../../history/index.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { stateOf } from '../content-row.ts';
import { fromColumns } from '../fields/values.ts';
import type { ListFilters } from '../lists/list-filters.ts';
import { StaffLists } from '../lists/staff-lists.repository.ts';
import { columnsOf, FACT_COLUMNS, toCell } from './cells.ts';

const BATCH = 500;
/** Without it a spreadsheet reads Russian letters in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const STATES: Record<ContentState, string> = {
  draft: 'Черновик',
  scheduled: 'Запланирована',
  published: 'Опубликована',
};

/** Items of a type as a file; read in batches, never whole in memory. */
@Injectable()
export class ContentExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: StaffLists,
    private readonly history: HistoryService,
  ) {}

  /** Recorded in the history before the first row is given out. */
  async start(
    type: ContentType,
    format: TransferFormat,
    filter: ListFilters,
    actor: StaffActor,
  ): Promise<Readable> {
    await this.dataSource.transaction((manager) =>
      this.history.record(manager, {
        actor,
        action: 'export',
        entity: type.name,
        entityId: 'export',
        title: `Выгрузка: ${type.titles.section}`,
        before: null,
        after: { format, ...filter },
      }),
    );
    return Readable.from(format === 'csv' ? this.csv(type, filter) : this.json(type, filter));
  }

  private async *csv(type: ContentType, filter: ListFilters): AsyncGenerator<string> {
    const columns = columnsOf(type);
    const head = [...Object.values(FACT_COLUMNS), ...columns.map(({ title }) => title)];
    yield BYTE_ORDER_MARK + csvLine(head);
    for await (const rows of this.lists.batches(type, filter, BATCH)) {
      const now = new Date();
      const lines = rows.map((row) => {
        const values = fromColumns(type, row);
        const facts = [String(row.id), String(row.version), STATES[stateOf(row, now)]];
        return csvLine([...facts, ...columns.map((column) => toCell(values, column))]);
      });
      yield lines.join('');
    }
  }

  private async *json(type: ContentType, filter: ListFilters): AsyncGenerator<string> {
    yield `{"type":${JSON.stringify(type.name)},"items":[`;
    let separator = '\n';
    for await (const rows of this.lists.batches(type, filter, BATCH)) {
      const now = new Date();
      for (const row of rows) {
        const item = {
          id: row.id,
          version: row.version,
          state: stateOf(row, now),
          ...fromColumns(type, row),
        };
        yield separator + JSON.stringify(item);
        separator = ',\n';
      }
    }
    yield '\n]}\n';
  }
}
