const LANES = 8;

/** Runs the work for every item, at most eight at a time. Throws the first error. */
export async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
