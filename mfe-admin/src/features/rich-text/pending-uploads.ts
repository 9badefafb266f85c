/** How many batches of files are on their way into texts, and who waits for them. */
let running = 0;
let waiting: (() => void)[] = [];

/** Counts the work until it has ended, however it ends. */
export async function whileUploading(work: () => Promise<void>): Promise<void> {
  running += 1;
  try {
    await work();
  } finally {
    running -= 1;
    if (running === 0) {
      const told = waiting;
      waiting = [];
      told.forEach((tell) => tell());
    }
  }
}

/** Resolves when nothing is on its way any more. */
export function uploadsSettled(): Promise<void> {
  return running === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
