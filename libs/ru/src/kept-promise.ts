interface Kept<Key, Value> {
  get: (key: Key) => Promise<Value> | undefined;
  set: (key: Key, promise: Promise<Value>) => unknown;
  delete: (key: Key) => unknown;
}

/** One promise of a key for all who ask. One that was rejected is forgotten: whoever asks next has it made again. */
export function keptPromise<Key, Value>(
  kept: Kept<Key, Value>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.get(key) === made && kept.delete(key));
  return made;
}

/** `once` for what may fail: made again after that. */
export function oncePromised<Value>(make: () => Promise<Value>): () => Promise<Value> {
  const kept = new Map<'made', Promise<Value>>();
  return () => keptPromise(kept, 'made', make);
}
