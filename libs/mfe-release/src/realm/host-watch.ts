import { type Intrinsic, WATCHED_INTRINSICS } from './host-intrinsics.ts';

/** Slots of one object. Lists read by index: a look and a repair use nothing that a release could have changed. */
interface Watched extends Intrinsic {
  keys: readonly PropertyKey[];
  /** In the order of the keys; undefined where there is none. */
  descriptors: readonly (PropertyDescriptor | undefined)[];
}

/** What is asked for by name, and would be found where nobody has put it. */
const ASKED_FOR = [
  Symbol.isConcatSpreadable,
  Symbol.toPrimitive,
  Symbol.toStringTag,
  Symbol.iterator,
  Symbol.asyncIterator,
  'then',
  'toJSON',
];
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** Compares intrinsics that cannot be frozen for free with their state at the start of the process, and restores them. */
export class HostWatch {
  readonly #watched: readonly Watched[] = WATCHED_INTRINSICS.map(watchedOf);

  /** Names of what was changed since the last look, and is now restored. */
  changed(): string[] {
    const changed: (readonly [watched: Watched, key: PropertyKey])[] = [];
    const note = (watched: Watched, key: PropertyKey) =>
      // Not assigned: a setter for a number may have been put into what all lists inherit.
      defineProperty(changed, changed.length, { ...LASTING, value: [watched, key] });
    for (let at = 0; at < this.#watched.length; at += 1) {
      const watched = this.#watched[at];
      if (watched !== undefined && !isAsBefore(watched)) restore(watched, note);
    }
    return changed.map(([{ name }, key]) => `${name}.${String(key)}`);
  }
}

const LASTING = { writable: true, enumerable: true, configurable: true };

function watchedOf({ name, object }: Intrinsic): Watched {
  const own = ownKeys(object);
  const keys = [...own, ...ASKED_FOR.filter((key) => !own.includes(key))];
  return { name, object, keys, descriptors: keys.map((key) => getOwnPropertyDescriptor(object, key)) };
}

/**
 * By descriptors: a getter would know who reads. Not by all keys, which would take longer: what else is added without being
 * enumerable is asked for by nobody.
 */
function isAsBefore({ object, keys, descriptors }: Watched): boolean {
  for (const added in object) return !(added in object);
  for (let at = 0; at < keys.length; at += 1)
    if (!isSame(getOwnPropertyDescriptor(object, keys[at] ?? ''), descriptors[at])) return false;
  return true;
}

function restore(watched: Watched, note: (watched: Watched, key: PropertyKey) => void): void {
  const { object, keys, descriptors } = watched;
  const now = ownKeys(object);
  for (let at = 0; at < now.length; at += 1) {
    const key = now[at] ?? '';
    if (isAmong(keys, key)) continue;
    deleteProperty(object, key);
    note(watched, key);
  }
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    const before = descriptors[at];
    if (isSame(getOwnPropertyDescriptor(object, key), before)) continue;
    if (before === undefined) deleteProperty(object, key);
    else defineProperty(object, key, before);
    note(watched, key);
  }
}

function isAmong(keys: readonly PropertyKey[], wanted: PropertyKey): boolean {
  for (let at = 0; at < keys.length; at += 1) if (keys[at] === wanted) return true;
  return false;
}

function isSame(now: PropertyDescriptor | undefined, before: PropertyDescriptor | undefined): boolean {
  if (now === undefined || before === undefined) return now === before;
  return now.value === before.value && now.get === before.get && now.set === before.set;
}
