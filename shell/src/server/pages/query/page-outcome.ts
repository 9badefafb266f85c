import type { LockedRemote } from '@polden/mfe-contract';
import type { Outcome } from '@polden/api-contract';
import { messageOf } from '@polden/mfe-release';
import type { Faults } from '../../faults/faults.ts';
import type { QueriedPage } from './query-page.ts';

/** How the rendering of a page ended; null for a visitor who went before it did. */
export interface RenderOutcome {
  outcome: Extract<Outcome, 'ok' | 'render' | 'timeout'> | null;
  error?: unknown;
}

/** Reports a page with failed loaders. */
export function recordQuery(faults: Pick<Faults, 'record'>, page: QueriedPage | Response): void {
  if (page instanceof Response || page.fault === null) return;
  const { remote, outcome, error } = page.fault;
  record(faults, remote, outcome, error);
}

/** Reports how a page of a remote was rendered. */
export function recordRender(
  faults: Pick<Faults, 'record'>,
  { owner }: QueriedPage,
  { outcome, error }: RenderOutcome,
): void {
  if (owner !== null && outcome !== null) record(faults, owner, outcome, error);
}

function record(
  faults: Pick<Faults, 'record'>,
  { name, version, channel }: LockedRemote,
  outcome: Outcome,
  error: unknown,
): void {
  // Only people with its link see a preview: its failures do not count.
  if (channel === 'preview') return;
  const message = error === undefined ? {} : { message: messageOf(error) };
  faults.record({ remote: name, version, channel, outcome, ...message });
}
