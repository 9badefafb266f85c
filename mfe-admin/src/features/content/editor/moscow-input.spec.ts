import { describe, expect, it } from '@jest/globals';
import { fromMoscowInput, toMoscowInput } from './moscow-input.ts';

describe('the date of publication in its input', () => {
  it('is the Moscow clock’s, whatever the clock of the machine', () => {
    expect(toMoscowInput('2026-11-20T21:30:00.000Z')).toBe('2026-11-21T00:30');
    expect(fromMoscowInput('2026-11-21T00:30')).toBe('2026-11-20T21:30:00.000Z');
  });

  it('may be absent', () => {
    expect(toMoscowInput(null)).toBe('');
    expect(fromMoscowInput('')).toBeNull();
  });
});
