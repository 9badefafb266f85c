import type { AutosavedWork } from '@polden/api-contract';

/** What a form holds, as far as it must be known to be kept. */
export interface Work {
  draft: AutosavedWork;
  dirty: boolean;
  /** The tab itself has brought work back. */
  restored: boolean;
}
