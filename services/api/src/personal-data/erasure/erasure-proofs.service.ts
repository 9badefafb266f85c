import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Erasure, ErasureList } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import { proofDigest, type ProofRow, toErasure } from './erasure-proof.ts';

const PAGE_SIZE = 50;

/** What stays of an erasure: who erased how much when and why, and nothing of whom. */
@Injectable()
export class ErasureProofs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: HistoryService,
  ) {}

  /** Opens the way for the erasing in this transaction, which must end with `finish`. */
  async begin(
    manager: EntityManager,
    { actor, reason, subjectIndexes }: { actor: HistoryActor; reason: string; subjectIndexes: string[] },
  ): Promise<string> {
    const id = randomUUID();
    await manager.query(
      `INSERT INTO personal_erasure (id, actor_id, actor_name, reason, subject_index) VALUES ($1, $2, $3, $4, $5)`,
      [id, actor.id, actor.name, reason, subjectIndexes],
    );
    return id;
  }

  async finish(
    manager: EntityManager,
    id: string,
    actor: HistoryActor,
    counts: Record<string, number>,
  ): Promise<Erasure> {
    const [begun] = await manager.query<ProofRow[]>('SELECT * FROM personal_erasure WHERE id = $1', [id]);
    if (!begun) throw new Error(`The erasure ${id} was not begun`);
    const row = { ...begun, counts, digest: proofDigest({ ...begun, counts }) };
    await manager.query('UPDATE personal_erasure SET counts = $2, digest = $3 WHERE id = $1', [
      id,
      row.counts,
      row.digest,
    ]);
    await this.history.record(manager, {
      actor,
      action: 'erase',
      entity: 'personal-data',
      entityId: id,
      title: 'Стирание личных данных',
      before: null,
      after: { reason: row.reason, counts, digest: row.digest },
    });
    return toErasure(row);
  }

  async page(page: number): Promise<ErasureList> {
    const rows = await this.dataSource.query<ProofRow[]>(
      'SELECT * FROM personal_erasure WHERE digest IS NOT NULL ORDER BY at DESC, id LIMIT $1 OFFSET $2',
      [PAGE_SIZE, (page - 1) * PAGE_SIZE],
    );
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      'SELECT count(*)::int AS total FROM personal_erasure WHERE digest IS NOT NULL',
    );
    return { items: rows.map(toErasure), pageCount: Math.ceil((counted?.total ?? 0) / PAGE_SIZE) };
  }
}
