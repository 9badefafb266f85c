import type { Counts } from '../faults/outcome-counts.ts';
import type { HourKey } from '../telemetry/page-view-keys.ts';

export type FromWorker =
  | { type: 'outcomes'; counts: Counts }
  /** Somebody has asked for empty page caches. */
  | { type: 'purge' }
  /** `port`: at which this process alone is asked whether it lives. */
  | { type: 'serving'; port: number };

export type ToWorker =
  | { type: 'page-view-keys'; keys: HourKey[] }
  /** `release`: remote@version that has blocked a process. */
  | { type: 'blocked'; release: string }
  | { type: 'purge' };
