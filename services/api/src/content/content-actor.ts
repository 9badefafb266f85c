import type { HistoryActor } from '../history/index.ts';

/**
 * Whoever writes content, with the rights of this moment. There is none without: what is no person of the staff says that it
 * may do everything, and somebody who is not there gets the rights that they have now (StaffStandings).
 */
export interface ContentActor extends HistoryActor {
  may: (action: string) => boolean;
}
