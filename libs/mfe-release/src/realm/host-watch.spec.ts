import { expect, it } from '@jest/globals';
import { HostWatch } from './host-watch.ts';

const nothing = () => undefined;

it('puts back what was changed of what all arrays, maps and strings have, and names it once', () => {
  const watch = new HostWatch();
  Object.assign(Array.prototype, { map: nothing, taken: 1 });
  Reflect.set(Array.prototype, 0, 'taken');
  Reflect.set(Map.prototype, Symbol.toPrimitive, nothing);
  Object.defineProperty(Map.prototype, 'size', { get: () => 7, configurable: true });
  Reflect.deleteProperty(String.prototype, 'trim');
  const changed = watch.changed();
  expect(changed.sort()).toEqual([
    'Array.prototype.0',
    'Array.prototype.length',
    'Array.prototype.map',
    'Array.prototype.taken',
    'Map.prototype.Symbol(Symbol.toPrimitive)',
    'Map.prototype.size',
    'String.prototype.trim',
  ]);
  expect([[1].map((n) => n + 1), new Map().size, ' a '.trim(), 'taken' in [], [].length]).toEqual([
    [2],
    0,
    'a',
    false,
    0,
  ]);
  expect(watch.changed()).toEqual([]);
});

it('is blinded by nothing that was changed', () => {
  const watch = new HostWatch();
  const { map } = Array.prototype;
  const taken = () => {
    throw new Error('the watch has called it');
  };
  Object.assign(Array.prototype, { '': 1, every: taken, push: taken, [Symbol.iterator]: taken });
  Object.defineProperty(Array.prototype, '0', { set: taken, configurable: true });
  Object.defineProperty(Array.prototype, 'map', {
    get(this: unknown) {
      return this === Array.prototype ? map : taken;
    },
    configurable: true,
  });
  Object.defineProperty(Array.prototype, 'toJSON', { value: taken, configurable: true });
  expect(watch.changed().length).toBeGreaterThanOrEqual(7);
  expect([[...[1]].map(String), JSON.stringify([1]), '' in []]).toEqual([['1'], '[1]', false]);
});
