import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { errorBody } from '../errors/error-body.ts';

const failed = (facts: object, message = 'of the database') => Object.assign(new Error(message), facts);

it.each([
  ['a refused connection', failed({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a missing socket', failed({ code: 'ENOENT', syscall: 'connect' })],
  ['a terminated session', failed({ code: '57P01' })],
  ['a server that starts', failed({ code: '57P03' })],
  ['too many clients', failed({ code: '53300' })],
  ['a password that was changed', failed({ code: '28P01' })],
  ['a login that was taken away', failed({ code: '28000' })],
  ['a database that is not there', failed({ code: '3D000' })],
  ['a file of the database that is gone', failed({ code: '58P01' })],
  ['a full disk', failed({ code: '53100' })],
  ['a read-only database', failed({ code: '25006' })],
  ['a statement that took too long', failed({ code: '57014' })],
  ['a lock that somebody holds', failed({ code: '55P03' })],
  ['no free connection', failed({}, 'timeout exceeded when trying to connect')],
  ['a connection that broke', failed({}, 'Connection terminated unexpectedly')],
])('%s is 503 with the time to come back', (_name, error) => {
  const answer = {
    code: 503,
    message: 'Сервис временно недоступен: попробуйте через минуту',
    fields: { retryAfter: 5 },
  };
  expect(errorBody(error)).toEqual(answer);
  expect(errorBody(new QueryFailedError('SELECT 1', [], error))).toEqual(answer);
});

it.each([
  ['a mistake of ours', failed({ code: '42P01' })],
  ['a row that is there already', failed({ code: '23505' })],
  ['a file that is not there', failed({ code: 'ENOENT', syscall: 'open' })],
])('%s stays an error of ours', (_name, error) => {
  expect(errorBody(error).code).toBe(500);
});
