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

/** Who has looked at personal data: added to, and never changed. Names nobody who was looked at. */
@Injectable()
export class PersonalAccess {
  constructor(private readonly dataSource: DataSource) {}

  async note(actor: HistoryActor, subject: AccessSubject, subjectId = ''): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO personal_access (actor_id, actor_name, subject, subject_id) VALUES ($1, $2, $3, $4)',
      [actor.id, actor.name, subject, subjectId],
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
