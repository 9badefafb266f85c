/** Null where the browser forbids its storage, or has no room left in it: then the page alone remembers. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
