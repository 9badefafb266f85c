import { afterEach, describe, expect, it } from '@jest/globals';
import { restoreSlots, takeSnapshot } from './global-slots.ts';

const ADDED = [
  ['Array.prototype.last', Array.prototype, 'last'],
  ['Array.prototype.0', Array.prototype, '0'],
  ['Object.prototype.last', Object.prototype, 'last'],
  ['Object.prototype.0', Object.prototype, '0'],
] as const;

const add = (holder: object, name: string) =>
  Object.defineProperty(holder, name, { value: 'added', configurable: true, enumerable: true });

afterEach(() => {
  for (const [, holder, name] of ADDED) Reflect.deleteProperty(holder, name);
});

describe('what code of a remote does to the globals of all', () => {
  it.each(ADDED)('takes away %s, and nothing else', (label, holder, name) => {
    const before = Reflect.ownKeys(holder);
    const snapshot = takeSnapshot();
    add(holder, name);
    expect(restoreSlots(snapshot)).toEqual([label]);
    expect(Reflect.ownKeys(holder)).toEqual(before);
  });

  it('puts back what was replaced', () => {
    const snapshot = takeSnapshot();
    const { push } = Array.prototype;
    Array.prototype.push = () => 0;
    expect(restoreSlots(snapshot)).toEqual(['Array.prototype.push']);
    expect(Array.prototype.push).toBe(push);
  });
});
