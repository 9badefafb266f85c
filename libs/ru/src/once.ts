/** What knows a language costs milliseconds on a phone: it is made when it is first needed, and then kept. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
