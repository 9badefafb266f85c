/** What is made of an object and a key: one value for as long as the object stays, because more is made of it and kept by it. */
export class MadeOnce<Source extends object, Made> {
  readonly #known = new WeakMap<Source, Map<string, Made>>();

  of(source: Source, key: string, make: () => Made): Made {
    const byKey = this.#known.get(source) ?? new Map<string, Made>();
    this.#known.set(source, byKey);
    const made = byKey.get(key) ?? make();
    byKey.set(key, made);
    return made;
  }
}
