import {
  controlOf,
  EXPERIMENTS,
  type ExperimentName,
  type ExperimentVariants,
  variantOfBucket,
} from '@polden/api-contract';
import { bucketOf, BUCKETS } from '@polden/mfe-release';

/**
 * The variants that a visitor sees: always the same ones, in every process, because they follow from his cookie. Robots and
 * people without an id get the control.
 */
export function variantsFor(
  names: readonly ExperimentName[],
  { visitor, robot }: { visitor: string | null; robot: boolean },
): ExperimentVariants {
  return Object.fromEntries(
    names.map((name) => {
      const experiment = EXPERIMENTS[name];
      if (visitor === null || robot) return [name, controlOf(experiment)];
      return [name, variantOfBucket(experiment, bucketOf(visitor, name, experiment.salt), BUCKETS)];
    }),
  );
}

/** As part of the key of a kept page: `layout-lite=control`. */
export function variantsKey(variants: ExperimentVariants): string {
  return Object.entries(variants)
    .map(([name, variant]) => `${name}=${variant}`)
    .sort()
    .join('&');
}
