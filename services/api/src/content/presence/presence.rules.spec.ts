import { describe, expect, it } from '@jest/globals';
import type { PresenceAct } from '@polden/api-contract';
import type { PresenceRow } from './presence.repository.ts';
import { mayTake, nextPresence } from './presence.rules.ts';

const ANNA = { userId: 1, form: 'anna' };
const BORIS = { userId: 2, form: 'boris' };
const START = new Date('2026-11-21T11:00:00Z');

const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

/** Who edits after these words, each said so many seconds after the start. */
function after(...said: [number, PresenceAct, typeof ANNA][]): PresenceRow | null {
  let row: PresenceRow | null = null;
  for (const [seconds, act, who] of said) row = nextPresence(row ?? undefined, act, who, later(seconds));
  return row;
}

describe('who edits an item', () => {
  it.each<[string, string | undefined, [number, PresenceAct, typeof ANNA][]]>([
    [
      'the first one who opens it',
      'anna',
      [
        [0, 'beat', ANNA],
        [1, 'beat', BORIS],
      ],
    ],
    [
      'the next one when the first has left',
      'boris',
      [
        [0, 'beat', ANNA],
        [1, 'leave', ANNA],
        [2, 'beat', BORIS],
      ],
    ],
    [
      'the next one when the first is not heard of any more',
      'boris',
      [
        [0, 'beat', ANNA],
        [31, 'beat', BORIS],
      ],
    ],
    [
      'the one who has asked and been let',
      'boris',
      [
        [0, 'beat', ANNA],
        [1, 'ask', BORIS],
        [2, 'give', ANNA],
      ],
    ],
    [
      'the first one who does not let go',
      'anna',
      [
        [0, 'beat', ANNA],
        [1, 'ask', BORIS],
        [2, 'keep', ANNA],
        [3, 'take', BORIS],
      ],
    ],
    [
      'not who takes it without asking',
      'anna',
      [
        [0, 'beat', ANNA],
        [1, 'take', BORIS],
      ],
    ],
    [
      'not who takes it before an answer could come',
      'anna',
      [
        [0, 'beat', ANNA],
        [1, 'ask', BORIS],
        [5, 'take', BORIS],
      ],
    ],
    [
      'the one who was not answered for a minute',
      'boris',
      [
        [0, 'beat', ANNA],
        [1, 'ask', BORIS],
        [25, 'beat', ANNA],
        [50, 'beat', ANNA],
        [61, 'take', BORIS],
      ],
    ],
    [
      'nobody when all have left',
      undefined,
      [
        [0, 'beat', ANNA],
        [1, 'leave', ANNA],
      ],
    ],
  ])('is %s', (_case, form, said) => {
    expect(after(...said)?.form).toBe(form);
  });

  it('may be taken only by the one who has asked', () => {
    const row = after([0, 'beat', ANNA], [1, 'ask', BORIS]);
    expect(row && mayTake(row, 'boris', later(62))).toBe(true);
    expect(row && mayTake(row, 'somebody', later(62))).toBe(false);
  });
});
