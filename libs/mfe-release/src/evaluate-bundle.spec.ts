import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { evaluateBundle } from './evaluate-bundle.ts';
import { asError, messageOf } from './thrown.ts';

const shared = { greet: (name: string) => `hello ${name}` };

function run(code: string): Record<string, unknown> {
  return evaluateBundle(code, { require: () => shared, address: '/mfe/mfe-tried/1.0.0/server/remote.cjs' })
    .exports;
}

/** What the code throws while it is loaded. */
function thrownBy(code: string): unknown {
  try {
    run(code);
  } catch (error) {
    return error;
  }
  throw new Error('it has thrown nothing');
}

afterEach(() => {
  jest.useRealTimers();
});

describe('code of a release', () => {
  it.each([
    ['JSON.stringify = () => "taken"', () => JSON.stringify({ a: 1 }), '{"a":1}'],
    ['globalThis.fetch = () => "taken"', () => typeof fetch === 'function' && fetch.name, 'fetch'],
    ['Array.prototype.map = () => ["taken"]', () => [1].map((n) => n + 1), [2]],
    ['Object.prototype.taken = 1', () => 'taken' in {}, false],
    [
      'Promise.prototype.then = () => "taken"',
      () => Promise.resolve(1).then((n) => n) instanceof Promise,
      true,
    ],
    ['Date.now = () => 0', () => Date.now() > 0, true],
    ['Math.random = () => 7', () => Math.random() < 1, true],
    ['URL.prototype.toJSON = () => "taken"', () => new URL('http://a.b/').toJSON(), 'http://a.b/'],
    ['console.error = () => { throw 1 }', () => typeof console.error, 'function'],
    [
      'Object.defineProperty(globalThis, "caught", { set() {}, configurable: true })',
      () => 'caught' in globalThis,
      false,
    ],
  ])('changes nothing for others: %s', (code, look, expected) => {
    run(code);
    expect(look()).toEqual(expected);
  });

  it.each([
    'module.exports.found = typeof process.getBuiltinModule',
    'module.exports.found = typeof process.reallyExit',
    'module.exports.found = typeof Buffer',
    'module.exports.found = typeof Atomics',
    'module.exports.found = typeof SharedArrayBuffer',
    'module.exports.found = typeof WebAssembly',
    'module.exports.found = typeof FinalizationRegistry',
    'try { require.constructor("return process")() } catch { module.exports.found = "undefined" }',
    'try { console.log.constructor("return process")() } catch { module.exports.found = "undefined" }',
    'try { eval("1") } catch { module.exports.found = "undefined" }',
    'try { new Error("x").stack } finally { Error.prepareStackTrace = (_, sites) => sites; module.exports.found = typeof Error.prepareStackTrace }',
  ])('reaches nothing of the process: %s', (code) => {
    expect(run(code)['found']).toBe('undefined');
  });

  it('makes objects that the host takes for its own', () => {
    const made = run(`
      module.exports.url = new URL('/a', 'http://b.c');
      module.exports.response = new Response(null, { status: 404 });
      module.exports.signal = AbortSignal.timeout(1000);
      module.exports.isUrl = module.exports.url instanceof URL;
      module.exports.hello = require('@polden/greet').greet('there');
    `);
    expect(made['url']).toBeInstanceOf(URL);
    expect(made['response']).toBeInstanceOf(Response);
    expect(made['signal']).toBeInstanceOf(AbortSignal);
    expect(made).toMatchObject({ isUrl: true, hello: 'hello there' });
  });

  it('gets errors that are its own', () => {
    const made = run(`
      try { new URL('no address') } catch (error) { exports.url = error instanceof TypeError }
      try { structuredClone(() => 1) } catch (error) { exports.clone = error.name }
      try { setTimeout('code', 1) } catch (error) { exports.timer = error instanceof TypeError }
    `);
    expect(made).toEqual({ url: true, clone: 'DataCloneError', timer: true });
  });

  it('throws what is read without instanceof', () => {
    const thrown = thrownBy('throw new TypeError("a price is missing")');
    expect(messageOf(thrown)).toBe('a price is missing');
    expect(asError(thrown)).toMatchObject({ message: 'a price is missing' });
    expect(asError(thrown).stack).toContain('/mfe/mfe-tried/1.0.0/server/remote.cjs');
  });

  it('copies what is cloned, with what refers to itself', () => {
    const { copy } = run(`
      const given = { at: new Date(5), list: [1, , 3], map: new Map([[1, { a: 1 }]]), bytes: new Uint8Array([1, 2]) };
      given.self = given;
      const copy = structuredClone(given);
      exports.copy = [copy !== given, copy.self === copy, copy.at.getTime(), 1 in copy.list, copy.map.get(1).a, copy.bytes[1]];
    `);
    expect([...(copy as unknown[])]).toEqual([true, true, 5, false, 1, 2]);
  });

  it('has no timer left when it is no longer used', () => {
    jest.useFakeTimers();
    const { exports, end } = evaluateBundle(
      'exports.rings = 0; setInterval(() => { exports.rings += 1 }, 100);',
      { require: () => shared },
    );
    jest.advanceTimersByTime(250);
    expect(exports['rings']).toBe(2);
    end();
    jest.advanceTimersByTime(1_000);
    expect(exports['rings']).toBe(2);
  });
});
