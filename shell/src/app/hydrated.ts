let resolve: () => void = () => undefined;

/** Settled once the browser's router hears of its own changes; on a server never. */
export const hydrated = new Promise<void>((done) => (resolve = done));

export function markHydrated(): void {
  resolve();
}
