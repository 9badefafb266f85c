import { Injectable } from '@nestjs/common';
import type { AccessSubject } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import type { HistoryActor } from './history.service.ts';

export interface AccessRow {
  id: string;
  at: Date;
  actor_name: string;
  subject: AccessSubject;
  subject_id: string;
}

export interface AccessFilter {
  /** Part of the name of who has looked. */
  person: string;
  subject: AccessSubject | null;
}

/** A card that stays open asks for its data every few seconds: within that time it was opened once. */
const ONE_OPENING_MINUTES = 15;

/** Who has looked at personal data: added to, and never changed. Names nobody who was looked at. */
@Injectable()
export class PersonalAccess {
  constructor(private readonly dataSource: DataSource) {}

  /** What has no id may be another thing each time, and is noted each time. */
  async note(actor: HistoryActor, subject: AccessSubject, subjectId = ''): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO personal_access (actor_id, actor_name, subject, subject_id)
       SELECT $1::text, $2::text, $3::text, $4::text WHERE $4 = '' OR NOT EXISTS (
         SELECT FROM personal_access WHERE actor_id = $1 AND subject = $3 AND subject_id = $4
           AND at > clock_timestamp() - make_interval(mins => $5))`,
      [actor.id, actor.name, subject, subjectId, ONE_OPENING_MINUTES],
    );
  }

  /** The newest first; pages from 1. */
  async page(
    { person, subject }: AccessFilter,
    page: number,
    size: number,
  ): Promise<{ rows: AccessRow[]; total: number }> {
    const values = [`%${person.toLowerCase().replace(/[\\%_]/gu, '\\$&')}%`, subject];
    const found = `FROM personal_access
      WHERE lower(actor_name) LIKE $1 AND ($2::text IS NULL OR subject = $2)`;
    const rows = await this.dataSource.query<AccessRow[]>(
      `SELECT id, at, actor_name, subject, subject_id ${found} ORDER BY id DESC LIMIT $3 OFFSET $4`,
      [...values, size, (page - 1) * size],
    );
    const [count] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total ${found}`,
      values,
    );
    return { rows, total: count?.total ?? 0 };
  }
}
