import type { HistoryActor } from '../history/index.ts';

/**
 * The author of a write, with the rights of this moment. Rights are required: an actor that is no staff member states that
 * it may do everything; an absent staff member gets the rights they have now (StaffStandings).
 */
export interface ContentActor extends HistoryActor {
  may: (action: string) => boolean;
}
