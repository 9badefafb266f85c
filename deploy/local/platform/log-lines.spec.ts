import { describe, expect, it } from '@jest/globals';
import { troubleIn } from './log-lines.ts';

describe('troubleIn', () => {
  it('takes the message of a logged warning and of its error', () => {
    const line = JSON.stringify({ level: 50, msg: 'delivery failed', err: { message: 'no route to host' } });
    expect(troubleIn(line, 'stdout')).toBe('delivery failed: no route to host');
  });

  it('takes what a browser has reported', () => {
    const line = JSON.stringify({ level: 50, page: '/', message: 'Счёт is not defined', msg: 'front' });
    expect(troubleIn(line, 'stdout')).toBe('front: Счёт is not defined');
  });

  it('leaves ordinary log entries in the log', () => {
    expect(troubleIn(JSON.stringify({ level: 30, msg: 'listening' }), 'stdout')).toBeNull();
    expect(troubleIn('shell listens on 4200', 'stdout')).toBeNull();
  });

  it('shows whatever is written to standard error but the notes of Node to library authors', () => {
    expect(troubleIn('DATABASE_URL is missing', 'stderr')).toBe('DATABASE_URL is missing');
    expect(
      troubleIn('(node:7) ExperimentalWarning: VM Modules is an experimental feature', 'stderr'),
    ).toBeNull();
    expect(troubleIn('(node:7) [FSTDEP023] FastifyDeprecation: use the other option', 'stderr')).toBeNull();
  });
});
