import { expect, it } from '@jest/globals';
import { Component, forwardRef, memo } from 'react';
import { frozenExports } from './frozen-exports.ts';

it('lets a release overwrite nothing that others use', () => {
  const get = () => 'theirs';
  const http = { get };
  class HttpError extends Error {}
  const exports = frozenExports({ http, HttpError });
  expect(() => Object.assign(http, { get: () => 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(get, { call: () => 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(HttpError.prototype, { toString: () => 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(exports, { http: null })).toThrow(TypeError);
  expect(new HttpError('still an error').message).toBe('still an error');
});

it('lets it put nothing in place of what elements are made of', () => {
  class Page extends Component {}
  const Link = forwardRef(() => null);
  const Price = memo(Link);
  frozenExports({ Link, Price, Page });
  expect(() => Object.assign(Link, { render: () => 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(Price, { type: () => 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(Page.prototype, { render: () => 'mine' })).toThrow(TypeError);
});

it('leaves alone what rendering itself writes to, and keeps its internals to itself', () => {
  const internals = { hooks: null as string | null };
  const context = { $$typeof: Symbol.for('react.context'), value: 1 };
  const module = { __INTERNALS: internals, context };
  const exports = frozenExports({ ...module, default: module, 'module.exports': module });
  internals.hooks = 'set';
  context.value = 2;
  expect([internals.hooks, context.value]).toEqual(['set', 2]);
  expect(exports).toEqual({ context, default: exports });
});
