/** Where code of all remotes meets on a page; names of `holder`, parted by spaces. */
const SLOTS: readonly (readonly [label: string, holder: object, names: string])[] = [
  [
    '',
    window,
    'fetch JSON Promise Object Array Map Set Symbol Date Math Reflect Proxy URL URLSearchParams Request Response Headers FormData AbortController XMLHttpRequest setTimeout setInterval requestAnimationFrame queueMicrotask structuredClone',
  ],
  ['JSON.', JSON, 'parse stringify'],
  ['Object.', Object, 'assign keys entries defineProperty freeze getPrototypeOf'],
  ['Object.prototype.', Object.prototype, 'toString hasOwnProperty valueOf'],
  ['Function.prototype.', Function.prototype, 'call apply bind toString'],
  ['Array.', Array, 'isArray from'],
  ['Array.prototype.', Array.prototype, 'push map filter forEach reduce slice splice join includes'],
  ['Promise.', Promise, 'all resolve'],
  ['Promise.prototype.', Promise.prototype, 'then catch finally'],
  ['String.prototype.', String.prototype, 'replace split'],
  ['Date.', Date, 'now'],
  ['Element.prototype.', Element.prototype, 'setAttribute append remove'],
  ['Node.prototype.', Node.prototype, 'appendChild insertBefore removeChild'],
  ['EventTarget.prototype.', EventTarget.prototype, 'addEventListener removeEventListener dispatchEvent'],
  ['document.', document, 'createElement addEventListener'],
  ['history.', history, 'pushState replaceState'],
  ['History.prototype.', History.prototype, 'pushState replaceState'],
  ['console.', console, 'error warn log'],
];
/** What is added here is met by every loop over an object. */
const CLOSED = [
  ['Object.prototype.', Object.prototype],
  ['Array.prototype.', Array.prototype],
] as const;

// Taken before any remote has run: what one changes, it does not change for the check.
const { defineProperty, getOwnPropertyDescriptor, deleteProperty, ownKeys } = Reflect;

interface Slot {
  label: string;
  holder: object;
  name: string;
}

const slots: Slot[] = [];
for (const [label, holder, names] of SLOTS)
  for (const name of names.split(' ')) slots.push({ label: label + name, holder, name });

/** The slots as they are now. */
export interface Snapshot {
  descriptors: (PropertyDescriptor | undefined)[];
  keys: PropertyKey[][];
}

export function takeSnapshot(): Snapshot {
  const descriptors: Snapshot['descriptors'] = [];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index];
    if (slot) descriptors[index] = getOwnPropertyDescriptor(slot.holder, slot.name);
  }
  return { descriptors, keys: [ownKeys(CLOSED[0][1]), ownKeys(CLOSED[1][1])] };
}

/** Puts back what is not as it was, where that can be done, and returns the names of all that was changed. */
export function restoreSlots({ descriptors, keys }: Snapshot): string[] {
  const changed: string[] = [];
  // Loops that need nothing of what may have been changed.
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index];
    const before = descriptors[index];
    if (!slot || isSame(before, getOwnPropertyDescriptor(slot.holder, slot.name))) continue;
    if (before) defineProperty(slot.holder, slot.name, before);
    else deleteProperty(slot.holder, slot.name);
    changed[changed.length] = slot.label;
  }
  for (let index = 0; index < CLOSED.length; index += 1) {
    const [label, holder] = CLOSED[index] ?? CLOSED[0];
    const now = ownKeys(holder);
    const known = keys[index] ?? now;
    for (let place = 0; place < now.length; place += 1) {
      const key = now[place] ?? '';
      // Not by its place: names of numbers come before all others, and all names before symbols.
      if (typeof key === 'symbol' || isAmong(known, key)) continue;
      deleteProperty(holder, key);
      changed[changed.length] = label + key;
    }
  }
  return changed;
}

function isAmong(keys: readonly PropertyKey[], key: PropertyKey): boolean {
  for (let place = 0; place < keys.length; place += 1) if (keys[place] === key) return true;
  return false;
}

function isSame(before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined): boolean {
  return before?.value === now?.value && before?.get === now?.get && before?.set === now?.set;
}
