import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Erasure, ErasureList } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import { proofDigest, toErasure } from './erasure-proof.ts';
import {
  beginProof,
  countProofs,
  findProof,
  finishProof,
  pageOfProofs,
} from './erasure-proofs.repository.ts';

const PAGE_SIZE = 50;

/** Proofs of erasures: who erased how much, when and why; the erased person is not named. */
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
    await beginProof(manager, id, { actor, reason, subjectIndexes });
    return id;
  }

  async finish(
    manager: EntityManager,
    id: string,
    actor: HistoryActor,
    counts: Record<string, number>,
  ): Promise<Erasure> {
    const begun = await findProof(manager, id);
    if (!begun) throw new Error(`The erasure ${id} was not begun`);
    const row = { ...begun, counts, digest: proofDigest({ ...begun, counts }) };
    await finishProof(manager, row);
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
    const { manager } = this.dataSource;
    const [rows, total] = [await pageOfProofs(manager, page, PAGE_SIZE), await countProofs(manager)];
    return { items: rows.map(toErasure), pageCount: Math.ceil(total / PAGE_SIZE) };
  }
}
