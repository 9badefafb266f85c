import { Injectable } from '@nestjs/common';
import {
  type AbEvent,
  type AbTestResult,
  EXPERIMENT_NAMES,
  EXPERIMENT_TITLES,
  EXPERIMENTS,
  variantOfBucket,
} from '@polden/api-contract';
import { bucketOf, BUCKETS, isVisitor } from '@polden/mfe-release';
import { DataSource } from 'typeorm';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { countVisitor, resultsByVariant } from './ab-test.repository.ts';

/** Counts visitors by the variant they saw and what they did; keeps only a digest of the visitor. */
@Injectable()
export class AbTestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
  ) {}

  /** Counts the visitor once for each kind. A conversion counts only for somebody who was shown a variant. */
  async add({ experiment, kind }: AbEvent, visitor: string | undefined): Promise<void> {
    if (visitor === undefined || !isVisitor(visitor)) return;
    const definition = EXPERIMENTS[experiment];
    const variant = variantOfBucket(definition, bucketOf(visitor, experiment, definition.salt), BUCKETS);
    const digest = this.blindIndex.of('visitor', visitor);
    await countVisitor(this.dataSource.manager, { experiment, kind }, { digest, variant });
  }

  async results(): Promise<AbTestResult[]> {
    const rows = await resultsByVariant(this.dataSource.manager);
    return EXPERIMENT_NAMES.map((experiment) => {
      const { variants } = EXPERIMENTS[experiment];
      return {
        experiment,
        title: EXPERIMENT_TITLES[experiment],
        variants: variants.map(({ name: variant }) => {
          const row = rows.find((each) => each.experiment === experiment && each.variant === variant);
          return { variant, exposures: row?.exposures ?? 0, conversions: row?.conversions ?? 0 };
        }),
      };
    });
  }
}
