import { describe, expect, it } from '@jest/globals';
import { fromMoscowInput, toMoscowInput } from './moscow-input.ts';

describe('the date of publication in its input', () => {
  it('is the Moscow clock’s, whatever the clock of the machine', () => {
    expect(toMoscowInput('2026-11-20T21:30:00.000Z')).toBe('2026-11-21T00:30');
    expect(fromMoscowInput('2026-11-21T00:30')).toBe('2026-11-20T21:30:00.000Z');
  });

  it.each(['0002-05-01T10:00', '1989-12-31T23:59', '2101-01-01T00:00', '12026-05-01T10:00', '2026-05-01'])(
    'is none while it is %s',
    (typed) => {
      expect(fromMoscowInput(typed)).toBeNull();
    },
  );

  it('is of the years that people mean', () => {
    expect(fromMoscowInput('1990-01-01T00:00')).toBe('1989-12-31T21:00:00.000Z');
    expect(fromMoscowInput('2100-12-31T23:59')).toBe('2100-12-31T20:59:00.000Z');
  });

  it('may be absent', () => {
    expect(toMoscowInput(null)).toBe('');
    expect(fromMoscowInput('')).toBeNull();
  });
});
