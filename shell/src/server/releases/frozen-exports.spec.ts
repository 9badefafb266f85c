import { expect, it } from '@jest/globals';
import { frozenExports } from './frozen-exports.ts';

it('lets a release overwrite nothing that others use', () => {
  const http = { get: () => 'theirs' };
  class HttpError extends Error {}
  const exports = frozenExports({ http, HttpError });
  expect(() => Object.assign(http, { get: () => 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(HttpError.prototype, { toString: () => 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(exports, { http: null })).toThrow(TypeError);
  expect(new HttpError('still an error').message).toBe('still an error');
});

it('leaves alone what rendering itself writes to', () => {
  const internals = { hooks: null as string | null };
  const context = { $$typeof: Symbol.for('react.context'), value: 1 };
  frozenExports({ __INTERNALS: internals, context });
  internals.hooks = 'set';
  context.value = 2;
  expect([internals.hooks, context.value]).toEqual(['set', 2]);
});
