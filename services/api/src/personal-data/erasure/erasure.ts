import { Injectable } from '@nestjs/common';
import type { ErasureDone, ErasureReason, Person, PersonFound } from '@polden/api-contract';
import { review } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChangesService } from '../../core/changes/content-changes.service.ts';
import { ContentRepository, PublishedPhotos, tagsOf } from '../../content/index.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import type { HistoryActor } from '../../history/index.ts';
import { contactIndexes, PersonalDataVault, withoutOthers } from '../../leads/index.ts';
import { ErasureNotices } from '../requests/erasure-notices.ts';
import { answerByErasure } from '../requests/erasure-requests.repository.ts';
import { ErasureProofs } from './erasure-proofs.ts';
import {
  countFiles,
  type Counts,
  eraseEvidence,
  eraseHistory,
  eraseOwnRows,
  resealLead,
} from './erasure.repository.ts';
import { subjectOf } from './subject.ts';
import { holdLeadsNaming } from './traces.repository.ts';
import { PersonTraces, type Traces } from './traces.ts';

/** Erases one person everywhere, in one transaction that leaves a proof. */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
    private readonly traces: PersonTraces,
    private readonly proofs: ErasureProofs,
    private readonly vault: PersonalDataVault,
    private readonly content: ContentRepository,
    private readonly photos: PublishedPhotos,
    private readonly changes: ContentChangesService,
    private readonly notices: ErasureNotices,
  ) {}

  async find(person: Person): Promise<PersonFound> {
    const { manager } = this.dataSource;
    const traces = await this.traces.of(manager, subjectOf(this.blindIndex, person));
    const files = await countFiles(manager, traces);
    return {
      leads: traces.leads.length,
      namedByOthers: traces.namedBy.length,
      signatures: traces.signatures.length,
      files,
      reviews: traces.reviews.length,
      subscriptions: traces.subscribers.length,
      alsoNamed: traces.alsoNamed,
    };
  }

  /** Again is no harm: it leaves another proof, of nothing. */
  async erase(person: Person, reason: ErasureReason, actor: HistoryActor): Promise<ErasureDone> {
    return this.dataSource.transaction((manager) => this.eraseIn(manager, person, reason, actor));
  }

  /** The same in a transaction of the caller. What the person has asked for in the account is answered by it. */
  async eraseIn(
    manager: EntityManager,
    person: Person,
    reason: ErasureReason,
    actor: HistoryActor,
  ): Promise<ErasureDone> {
    const subject = subjectOf(this.blindIndex, person);
    // Nobody publishes a photo of a review that is going.
    await this.content.lock(manager, review);
    // Looked at once nobody else can add to it, or send it to the CRM.
    await holdLeadsNaming(manager, subject);
    const traces = await this.traces.of(manager, subject);
    const begun = { actor, reason, subjectIndexes: subject.proofIndexes };
    const id = await this.proofs.begin(manager, begun);
    const evidence = await eraseEvidence(manager, traces);
    let photos = 0;
    for (const reviewId of traces.reviews) photos += await this.photos.withdraw(manager, reviewId, actor);
    const own = await eraseOwnRows(manager, subject, traces);
    const counts: Counts = { ...evidence, media: photos, ...own };
    counts['lead (named by others)'] = await this.unname(manager, traces);
    counts['history_document'] = await eraseHistory(manager, id, traces);
    if (traces.reviews.length > 0)
      await this.changes.record(
        manager,
        traces.reviews.flatMap((reviewId) => tagsOf(review, reviewId)),
      );
    const touched = Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));
    const proof = await this.proofs.finish(manager, id, actor, touched);
    const told = { by: actor.name, erasureId: id };
    for (const request of await answerByErasure(manager, subject.proofIndexes, told))
      await this.notices.queue(manager, request);
    return { ...proof, inCrm: traces.inCrm };
  }

  /** Requests of others stay without the person. */
  private async unname(manager: EntityManager, { namedBy }: Traces): Promise<number> {
    for (const { lead, data } of namedBy) {
      const rest = withoutOthers(data);
      const sealed = this.vault.seal(lead.id, rest);
      await resealLead(manager, lead.id, sealed, contactIndexes(this.blindIndex, rest));
    }
    return namedBy.length;
  }
}
