import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { createLogger, pathOf } from './logger.ts';
import { NestLogger } from './nest-logger.ts';

function logged(entry: object): string {
  const out = new PassThrough();
  createLogger('info', out).info(entry, 'said');
  return String(out.read());
}

function saidByNest(thrown: unknown, ...details: string[]): string {
  const out = new PassThrough();
  new NestLogger(createLogger('info', out)).error(thrown, ...details, 'Notices');
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

  it('says that the database is away without the place that asked, which is any', () => {
    const away = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    const line = logged({ err: new QueryFailedError('SELECT 1', [], away) });
    expect(line).toContain('password authentication failed');
    expect(line).toContain('28P01');
    expect(line).not.toContain('logger.spec');
  });

  it('keeps the place of a statement that took too long', () => {
    const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    expect(logged({ err: slow })).toContain('logger.spec');
  });

  it.each([
    ['an Error', new Error('socket closed'), ['"name":"Error"', 'socket closed', 'logger.spec']],
    [
      'an error with its causes',
      new Error('not delivered', { cause: new Error('no answer', { cause: 'timer' }) }),
      ['not delivered', '"cause":{"name":"Error","message":"no answer"', '"message":"timer"'],
    ],
    [
      'many at once',
      new AggregateError([new Error('refused ::1'), new Error('refused 127.0.0.1')]),
      ['"message":"refused ::1"', '"errors":[', 'refused 127.0.0.1'],
    ],
    ['a thrown text', 'out of paper', ['out of paper']],
    ['nothing at all', undefined, ['"undefined"']],
    [
      'an error that a library has spread',
      { message: 'relation is missing', stack: 'Error: …', queue: 'retention' },
      ['"message":"relation is missing"', '"queue":"retention"'],
    ],
    ['an object without words', { status: 7 }, [String.raw`{\"status\":7}`]],
  ])('says what was thrown: %s', (_what, thrown, parts) => {
    for (const line of [logged({ err: thrown }), saidByNest(thrown)]) {
      expect(line).not.toContain('[object Object]');
      for (const part of parts) expect(line).toContain(part);
    }
  });

  it('says of an error that it found among other things what it is', () => {
    const line = logged({ deliveries: [{ problem: new Error('no answer') }] });
    expect(line).toContain('"message":"no answer"');
  });

  it('leaves phones, mail and private fields out of what was thrown', () => {
    const refused = new Error('invalid input: "+79161234567"', { cause: new Error('anna@mail.ru is taken') });
    const spread = { message: '8 (916) 123-45-67', phone: '+79161234567', email: 'anna@mail.ru' };
    for (const thrown of [refused, spread, 'call +79161234567', new AggregateError([refused])]) {
      for (const line of [logged({ err: thrown }), saidByNest(thrown)]) {
        expect(line).not.toMatch(/9161234567|123-45-67|anna@mail/u);
        expect(line).toContain('[private]');
      }
    }
  });

  it('keeps the sentence about an error beside it', () => {
    const line = saidByNest(new Error('no answer'), 'The notice was not delivered');
    expect(JSON.parse(line)).toMatchObject({
      msg: 'The notice was not delivered',
      context: 'Notices',
      err: { message: 'no answer' },
    });
  });

  it('names paths without their query', () => {
    expect(pathOf('/api/v1/dev/sms?phone=79161234567')).toBe('/api/v1/dev/sms');
  });

  it.each([
    ['/api/v1/nope/79161230001', '/api/v1/nope/[private]'],
    ['/api/v1/nope/%2B7%20(916)%20123-00-01/x', '/api/v1/nope/[private]/x'],
    ['/api/v1/nope/anna%40mail.ru?x=1', '/api/v1/nope/[private]'],
    ['/api/v1/nope/анна@почта.рф', '/api/v1/nope/[private]'],
    ['/api/v1/blog/%D0%B4%D0%B0', '/api/v1/blog/%D0%B4%D0%B0'],
    ['/api/v1/admin/blog/item/123456789', '/api/v1/admin/blog/item/123456789'],
    ['/api/v1/%zz', '/api/v1/%zz'],
  ])('leaves phones and mail out of the path %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});
