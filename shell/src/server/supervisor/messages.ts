import type { RedirectUse, ShellFailure } from '@polden/api-contract';
import type { Counts } from '../faults/outcome-counts.ts';
import type { PreflightInput } from '../releases/preflight.ts';
import type { CardWords } from '../seo/card/draw-card.ts';
import type { HourKey } from '../telemetry/page-view-keys.ts';

/** What a serving process has others do for it; the answer bears the same number. */
export type Question = { id: number } & (
  { type: 'preflight'; input: PreflightInput } | { type: 'draw'; words: CardWords }
);

export type FromWorker =
  | { type: 'outcomes'; counts: Counts }
  /** All that cannot be loaded in this process, or rests, just now. */
  | { type: 'failing'; releases: ShellFailure[] }
  | { type: 'redirected'; uses: RedirectUse[] }
  /** Somebody has asked for empty page caches. */
  | { type: 'purge' }
  /** It serves, or could; `port`: at which this process alone is asked whether it lives. */
  | { type: 'serving'; port: number }
  /** The release at this address was evaluated, or could not be. */
  | { type: 'tried'; address: string; isWell: boolean }
  /** The release has changed what all of the process share; it is as before again. */
  | { type: 'spoiled'; release: string; what: string[] }
  | Question;

/** `isBusy`: the machine is at fault. */
export type Answer =
  | { type: 'answer'; id: number; value: string; error: null }
  | { type: 'answer'; id: number; error: string; isBusy: boolean };

export type ToWorker =
  | { type: 'page-view-keys'; keys: HourKey[] }
  /** All that this process may not evaluate: remote@version. */
  | { type: 'barred'; releases: string[] }
  | { type: 'purge' }
  /** To the reserve: it serves, too, or does not any more. */
  | { type: 'accept'; isOn: boolean }
  | Answer;
