import { type LeadStageFilter, PRODUCT_CODES } from '@polden/api-contract';
import { MOSCOW_ZONE } from '@polden/ru';
import { signedSince } from '../offers/offers.repository.ts';
import { type StillNeeded, stillNeeded } from '../questionnaire/still-needed.ts';

/** By what a loan still needs something before its signature, over `lead l`: «pts:0:1». */
const KEY = `(l.product || ':' || CASE WHEN l.source->>'hasCar' IN ('1', '2') THEN l.source->>'hasCar' ELSE '0' END
  || ':' || l.revision)`;

const OFFERED = `l.kind = 'loan' AND l.status IN ('approved', 'in-work')
  AND (l.status = 'approved' OR l.decision IS NOT NULL)`;

const SIGNED = `${OFFERED} AND ${signedSince('l')}`;

/** Signed by their borrowers, and taken into work by nobody since: somebody has promised to call. */
export const SIGNED_AND_UNTAKEN = `l.status = 'approved' AND ${SIGNED}`;

/**
 * Deliveries `d` of leads `l` that somebody has to send again: neither those of requests that are over, nor those of which the
 * CRM has a later step, which brings all of an earlier one.
 */
export const DEAD_LETTERS = `d.state IN ('dead', 'unresolved') AND l.status NOT IN ('lapsed', 'declined', 'done', 'cancelled')
  AND NOT EXISTS (
    SELECT FROM lead_delivery later WHERE later.lead_id = d.lead_id AND later.step > d.step AND later.state = 'accepted'
  )`;

/**
 * `leadStage` as conditions over `lead l`. Names are sealed: an approved loan of nobody's name, for which a manager calls, stands
 * among those that wait to be signed.
 */
export const STAGE_CONDITIONS: Readonly<Record<LeadStageFilter, string>> = {
  signed: SIGNED,
  approved: `${OFFERED} AND ${needing(null)} AND NOT ${signedSince('l')}
    AND (l.offer_until IS NULL OR l.offer_until >= (now() AT TIME ZONE '${MOSCOW_ZONE}')::date)`,
  'pre-approved': `${OFFERED} AND ${needing('questionnaire')}`,
};

function needing(needed: StillNeeded): string {
  const keys = PRODUCT_CODES.flatMap((product) =>
    ['0', '1', '2'].flatMap((hasCar) =>
      ([1, 2] as const).flatMap((revision) =>
        stillNeeded({ product, revision, source: { hasCar } }) === needed
          ? [`'${product}:${hasCar}:${revision}'`]
          : [],
      ),
    ),
  );
  return `${KEY} IN (${keys.join()})`;
}
