import { Injectable } from '@nestjs/common';
import { leadNumber } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import type { LeadFile } from '../storage/new-lead.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { fileAt } from './leads-admin.repository.ts';

const MAX_POSITION = 32_767;

/** The files that came with requests. */
@Injectable()
export class LeadFileReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: PersonalDataVault,
    private readonly history: HistoryService,
  ) {}

  /** The file, recorded in the history before it is given out; 404 when there is none. */
  async read(leadId: string, position: number, actor: HistoryActor): Promise<LeadFile> {
    const row =
      position < 1 || position > MAX_POSITION
        ? undefined
        : await fileAt(this.dataSource.manager, leadId, position);
    if (!row) throw new AppError(404, 'Такого файла нет');
    await this.dataSource.transaction((manager) =>
      this.history.record(manager, {
        actor,
        action: 'download',
        entity: 'lead',
        entityId: leadId,
        title: `Заявка ${leadNumber(leadId)}`,
        before: null,
        after: { file: position },
      }),
    );
    const open = (data: Buffer) => this.vault.openFile(leadId, { keyId: row.data_key_id, data });
    return { fileName: open(row.file_name).toString(), mimeType: row.mime_type, bytes: open(row.content) };
  }
}
