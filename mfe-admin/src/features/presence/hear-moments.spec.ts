import { describe, expect, it } from '@jest/globals';
import type { DraftState } from '@polden/api-contract';
import { hearMoments } from './hear-moments.ts';

const LATER = '2099-02-01T07:00:00.000Z';

const stateOf = (unpublishAt: string | null): DraftState => ({
  draft: null,
  unpublishAt,
  unpublishFailure: null,
  removalSet: null,
  picture: null,
  documents: [],
  path: null,
});

describe('moments of an item', () => {
  it('that the form knows are no news', () => {
    const state = stateOf(LATER);
    expect(hearMoments(state, { publishAt: null, unpublishAt: LATER })).toBe(state);
  });

  it('that somebody has named or taken away are', () => {
    expect(hearMoments(stateOf(null), { publishAt: null, unpublishAt: LATER }).unpublishAt).toBe(LATER);
    expect(hearMoments(stateOf(LATER), { publishAt: null, unpublishAt: null }).unpublishAt).toBeNull();
  });

  it('that have come were taken away by nobody', () => {
    const state = stateOf(new Date(Date.now() - 1000).toISOString());
    expect(hearMoments(state, { publishAt: null, unpublishAt: null })).toBe(state);
  });

  it('of a draft that the form does not know yet wait for it', () => {
    const state = stateOf(null);
    expect(hearMoments(state, { publishAt: LATER, unpublishAt: null })).toBe(state);
  });
});
