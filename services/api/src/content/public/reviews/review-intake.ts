import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { REVIEW_PATHS, type ReviewAdded } from '@polden/api-contract';
import { review } from '@polden/content-model';
import { personalDataConsent } from '../../../consents/index.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { BlindIndex } from '../../../core/crypto/blind-index.ts';
import { canonicalJson } from '../../../core/idempotency/canonical-json.ts';
import { Idempotency, type IdempotentCall } from '../../../core/idempotency/idempotency.ts';
import { ContentRepository } from '../../content.repository.ts';
import { ContentWrites } from '../../content-writes.ts';
import { readValues, toColumns } from '../../fields/values.ts';
import { VISITOR } from '../../media/visitors/visitor.ts';
import type { SentFile } from '../../media/visitors/visitor-files.ts';
import { addReviewConsent } from './review-consents.repository.ts';
import { ReviewFiles } from './review-files.ts';
import type { AddReviewDto } from './reviews.dto.ts';

/** Takes what visitors write to us; staff decide what becomes of it. */
@Injectable()
export class ReviewIntake {
  constructor(
    private readonly files: ReviewFiles,
    private readonly writes: ContentWrites,
    private readonly repository: ContentRepository,
    private readonly idempotency: Idempotency,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  /** Keeps the review as a draft, or answers what the same call was answered before. */
  async add(sent: AddReviewDto, files: readonly SentFile[], key: string | undefined): Promise<ReviewAdded> {
    const call = this.idempotentCall(sent, files, key);
    const checked = await this.files.check(files);
    const answer: ReviewAdded = { ok: true, created: new Date().toISOString() };
    return this.writes.run(review, async (manager) => {
      const earlier = await this.idempotency.claim(manager, call, answer);
      if (earlier) return earlier;
      const { type, name, message, rating, email, number: phone } = sent;
      const values = readValues(review, { type, name, message, rating, email, phone }, null, false);
      const added = await this.repository.insert(manager, review, toColumns(review, values));
      for (const given of personalDataConsent()) await addReviewConsent(manager, added.id, given);
      await this.files.attach(manager, added.id, checked);
      await this.writes.written(manager, {
        type: review,
        actor: VISITOR,
        action: 'add',
        before: null,
        after: added,
      });
      return answer;
    });
  }

  /** Without a key from the client the same words with the same files are the same review. */
  private idempotentCall(
    sent: AddReviewDto,
    files: readonly SentFile[],
    key: string | undefined,
  ): IdempotentCall {
    const { idempotencySeconds, derivedIdempotencySeconds } = this.config.limits.review;
    const endpoint = REVIEW_PATHS.add;
    const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    const { type, name, message, rating, email, number } = sent;
    const body = { type, name, message, rating, email, number, files: hashes };
    if (key !== undefined) return { endpoint, key, body, ttlSeconds: idempotencySeconds };
    const derived = this.blindIndex.of('idempotency', canonicalJson(body));
    return { endpoint, key: `derived:${derived}`, body, ttlSeconds: derivedIdempotencySeconds };
  }
}
