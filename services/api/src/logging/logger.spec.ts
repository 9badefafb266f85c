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

  it('hides what a questionnaire and a signature say of a person', () => {
    const facts = { passport: '4510 123456', birthday: '05.03.1990', residentialAddress: 'Арбат, 1' };
    const evidence = { signer: 'Иванова Анна', ip: '203.0.113.5' };
    class Dto {
      passport = facts.passport;
    }
    const line = logged({
      ...facts,
      dto: new Dto(),
      deep: [{ lead: { mainInfo: facts, answers: facts } }],
      evidence,
    });
    for (const value of Object.values({ ...facts, ...evidence })) expect(line).not.toContain(value);
    // What is logged is used afterwards.
    expect(facts.passport).toBe('4510 123456');
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
