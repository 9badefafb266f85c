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
