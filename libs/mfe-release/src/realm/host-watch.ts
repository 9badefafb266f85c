import { WATCHED_INTRINSICS } from './host-intrinsics.ts';

/** Slots of one object. */
interface Watched {
  name: string;
  object: object;
  descriptors: ReadonlyMap<PropertyKey, PropertyDescriptor>;
  /** Properties with a value, and missing symbols that the engine looks up. */
  names: readonly PropertyKey[];
  values: readonly unknown[];
  /** Properties with a getter. */
  read: readonly (readonly [key: PropertyKey, before: PropertyDescriptor])[];
}

const ASKED_FOR = [Symbol.isConcatSpreadable, Symbol.toPrimitive, Symbol.toStringTag, Symbol.iterator];

/** Compares intrinsics that cannot be frozen for free with their state at the start of the process, and restores them. */
export class HostWatch {
  readonly #watched: readonly Watched[] = WATCHED_INTRINSICS.map(({ name, object }) =>
    watchedOf(name, object),
  );

  /** Names of what was changed since the last look, and is now restored. */
  changed(): string[] {
    const found: string[] = [];
    for (const watched of this.#watched) if (!isAsBefore(watched)) restore(watched, found);
    return found;
  }
}

function watchedOf(name: string, object: object): Watched {
  const descriptors = new Map(
    Object.entries(Object.getOwnPropertyDescriptors(object)) as [PropertyKey, PropertyDescriptor][],
  );
  for (const symbol of Object.getOwnPropertySymbols(object)) {
    const found = Object.getOwnPropertyDescriptor(object, symbol);
    if (found) descriptors.set(symbol, found);
  }
  const names = [...descriptors].filter(([, found]) => 'value' in found).map(([key]) => key);
  names.push(...ASKED_FOR.filter((symbol) => !descriptors.has(symbol)));
  return {
    name,
    object,
    descriptors,
    names,
    values: names.map((key) => valueOf(object, key)),
    read: [...descriptors].filter(([, found]) => !('value' in found)),
  };
}

/** Not by all of its keys, which would take three times as long: what is added without being enumerable is asked for by nobody. */
function isAsBefore({ object, names, values, read }: Watched): boolean {
  for (const added in object) return added === '';
  // By index: it is done many times a page.
  for (let at = 0; at < names.length; at += 1)
    if (valueOf(object, names[at] ?? '') !== values[at]) return false;
  return read.every(([key, before]) => isSame(Object.getOwnPropertyDescriptor(object, key), before));
}

function restore({ name, object, descriptors }: Watched, found: string[]): void {
  for (const key of Reflect.ownKeys(object)) {
    if (descriptors.has(key)) continue;
    Reflect.deleteProperty(object, key);
    found.push(`${name}.${String(key)}`);
  }
  for (const [key, before] of descriptors) {
    if (isSame(Object.getOwnPropertyDescriptor(object, key), before)) continue;
    Reflect.defineProperty(object, key, before);
    found.push(`${name}.${String(key)}`);
  }
}

function isSame(now: PropertyDescriptor | undefined, before: PropertyDescriptor): boolean {
  return now?.value === before.value && now?.get === before.get && now?.set === before.set;
}

function valueOf(object: object, key: PropertyKey): unknown {
  return (object as Record<PropertyKey, unknown>)[key];
}
