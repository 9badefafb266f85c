import { describe, expect, it } from '@jest/globals';
import { REDIRECT_USES_MAX, type RedirectUse } from '@polden/api-contract';
import { RedirectUses } from './redirect-uses.ts';

describe('uses of redirects', () => {
  it('are counted by redirect, robots apart, and told once', () => {
    const uses = new RedirectUses();
    uses.add([7, 8], false);
    uses.add([7], false);
    uses.add([7], true);
    expect(uses.take()).toEqual([
      { id: 7, people: 2, robots: 1 },
      { id: 8, people: 1, robots: 0 },
    ]);
    expect(uses.take()).toEqual([]);
  });

  it('of several processes are added up', () => {
    const uses = new RedirectUses();
    for (let process = 0; process < 3; process += 1) uses.merge([{ id: 7, people: 2, robots: 1 }]);
    expect(uses.take()).toEqual([{ id: 7, people: 6, robots: 3 }]);
  });

  it('that make no sense are left out: one of them would have the API refuse the whole batch', () => {
    const uses = new RedirectUses();
    const odd: unknown[] = [
      { id: 0, people: 1, robots: 0 },
      { id: 1.5, people: 1, robots: 0 },
      { id: 2 ** 31, people: 1, robots: 0 },
      { id: '7', people: 1, robots: 0 },
      { id: 7, people: -1, robots: 0 },
      { id: 7, people: 1 },
      { id: 8, people: 1, robots: Number.NaN },
    ];
    uses.merge(odd as RedirectUse[]);
    expect(uses.take()).toEqual([]);
  });

  it('beyond one batch come with the next', () => {
    const uses = new RedirectUses();
    uses.add(
      Array.from({ length: REDIRECT_USES_MAX + 1 }, (_, index) => index + 1),
      false,
    );
    expect(uses.take()).toHaveLength(REDIRECT_USES_MAX);
    expect(uses.take()).toEqual([{ id: REDIRECT_USES_MAX + 1, people: 1, robots: 0 }]);
  });
});
