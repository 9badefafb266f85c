import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EventRow } from '../admin/timeline.ts';
import { LeadEntity } from '../storage/lead.entity.ts';

export interface OwnFileRow {
  lead_id: string;
  bytes: number;
  data_key_id: string;
  file_name: Buffer;
}

/** The SQL of what one phone has asked for. */
@Injectable()
export class OwnRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  leads(phoneIndex: string): Promise<LeadEntity[]> {
    return this.dataSource.manager.find(LeadEntity, { where: { phoneIndex }, order: { createdAt: 'DESC' } });
  }

  /** Moments of the requests of others that name the phone, the newest first. */
  async namedAt(phoneIndex: string): Promise<Date[]> {
    const rows = await this.dataSource.query<{ created_at: Date }[]>(
      `SELECT created_at FROM lead WHERE contact_index && ARRAY[$1] AND phone_index <> $1 ORDER BY created_at DESC`,
      [phoneIndex],
    );
    return rows.map(({ created_at: at }) => at);
  }

  events(leadIds: readonly string[]): Promise<(EventRow & { lead_id: string })[]> {
    return this.dataSource.query(
      `SELECT lead_id, at, event, facts FROM lead_event
       WHERE lead_id = ANY ($1) AND event IN ('completed', 'status', 'message') ORDER BY id`,
      [leadIds],
    );
  }

  files(leadIds: readonly string[]): Promise<OwnFileRow[]> {
    return this.dataSource.query<OwnFileRow[]>(
      `SELECT lead_id, bytes, data_key_id, file_name FROM lead_file WHERE lead_id = ANY ($1)
       ORDER BY lead_id, position`,
      [leadIds],
    );
  }
}
