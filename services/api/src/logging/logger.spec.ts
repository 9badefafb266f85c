import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger, pathOf } from './logger.ts';

function logged(entry: object): string {
  const out = new PassThrough();
  createLogger('info', out).info(entry, 'said');
  return String(out.read());
}

describe('the log', () => {
  it('hides private fields at every usual depth', () => {
    const secret = { phone: '+79161234567', code: '123456', cookie: 'c=1', authorization: 'Bearer x' };
    const line = logged({ ...secret, body: secret, req: { headers: secret } });
    for (const value of Object.values(secret)) expect(line).not.toContain(value);
    expect(line).toContain('[private]');
  });

  it('keeps the parameters of a failed query out', () => {
    const error = Object.assign(new Error('syntax error'), { parameters: ['+79161234567'], query: 'SELECT' });
    const line = logged({ err: error });
    expect(line).toContain('syntax error');
    expect(line).not.toContain('9161234567');
  });

  it('names paths without their query', () => {
    expect(pathOf('/api/v1/dev/sms?phone=79161234567')).toBe('/api/v1/dev/sms');
  });
});
