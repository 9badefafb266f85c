import type { LeadListItem } from '@polden/api-contract';
import { STAGE_WORDS, STATUS_WORDS } from './lead-words.ts';
import css from './leads.module.css';

/** How far a request is, and who has taken it: the state, and what of its stage the state does not say. */
export function LeadBadges({ lead }: { lead: Pick<LeadListItem, 'status' | 'stage' | 'takenBy'> }) {
  const { status, stage, takenBy } = lead;
  const words = stage && STAGE_WORDS[stage];
  return (
    <span className={css.badges}>
      <span className={css.badge} data-status={status}>
        {STATUS_WORDS[status]}
      </span>
      {words && (
        <span className={css.badge} data-stage={stage}>
          {words}
        </span>
      )}
      {takenBy !== null && <span className={css.soft}>Взял: {takenBy}</span>}
    </span>
  );
}
