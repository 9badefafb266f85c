import { describe, expect, it } from '@jest/globals';
import { cleanMessage } from './problem-message.ts';

describe('a reported message', () => {
  it.each([
    ['phone +7 916 123-45-67 is taken', 'phone • is taken'],
    ['passport 4510 123456', 'passport •'],
    ['no user ivan@mail.example here', 'no user • here'],
    ['GET https://polden.example/api/lead?phone=1&t=x failed', 'GET https://polden.example/api/lead failed'],
    ['Minified React error #418', 'Minified React error #418'],
    ['Loading chunk 87 failed', 'Loading chunk 87 failed'],
  ])('%s loses what could be about a person', (message, cleaned) => {
    expect(cleanMessage(message)).toBe(cleaned);
  });

  it('is cut', () => {
    expect(cleanMessage('ы'.repeat(1_000))).toHaveLength(200);
  });

  it('is text that the database takes, wherever it is cut', () => {
    const cut = cleanMessage(`${'a'.repeat(199)}😀`);
    expect(cut).toHaveLength(200);
    expect(cut.isWellFormed()).toBe(true);
  });
});
