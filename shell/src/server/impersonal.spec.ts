import { expect, it } from '@jest/globals';
import { impersonal, inWords } from './impersonal.ts';

it('leaves out what may be of a person', () => {
  const text = 'GET /zayavka?phone=1 of Иван.Петров+1@почта.рф, +7 (912) 345-67-89, chunk.0a1b2c3d4e5f.js';
  expect(impersonal(text, 200)).toBe('GET /zayavka of •, +•, chunk.0a1b2c3d4e5f.js');
});

it.each(['a', 'a@', 'a.', '@a.', '1 ', '?'])('takes no longer for a text of millions of «%s»', (part) => {
  const before = process.cpuUsage();
  const written = impersonal(part.repeat(1e6), 8_000);
  const { user, system } = process.cpuUsage(before);
  expect(written.length).toBeLessThanOrEqual(8_000);
  expect((user + system) / 1_000).toBeLessThan(300);
});

it('keeps no more of what was thrown than a line of the log needs', () => {
  const { message, stack = '' } = inWords(new Error('a'.repeat(1e6)));
  expect(message.length + stack.length).toBeLessThan(100_000);
});
