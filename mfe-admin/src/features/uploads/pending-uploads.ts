import { create } from 'zustand';

interface Waiter {
  isWhole: boolean;
  tell: (isWhole: boolean) => void;
}

/** How many files, or batches of them, are on their way into the form of this page. */
const usePending = create(() => ({ running: 0 }));
let waiting: Waiter[] = [];

export function useIsUploading(): boolean {
  return usePending(({ running }) => running > 0);
}

export function isUploading(): boolean {
  return usePending.getState().running > 0;
}

/** Counts the work until it has ended, however it ends; it says whether all of its files have come. */
export async function whileUploading(work: () => Promise<boolean>): Promise<void> {
  usePending.setState(({ running }) => ({ running: running + 1 }));
  let isWhole = false;
  try {
    isWhole = await work();
  } finally {
    if (!isWhole) waiting.forEach((waiter) => (waiter.isWhole = false));
    usePending.setState(({ running }) => ({ running: running - 1 }));
    if (!isUploading()) {
      const told = waiting;
      waiting = [];
      told.forEach((waiter) => waiter.tell(waiter.isWhole));
    }
  }
}

/** Resolves when nothing is on its way any more: false when something of it has not come. */
export function uploadsSettled(): Promise<boolean> {
  if (!isUploading()) return Promise.resolve(true);
  return new Promise((tell) => waiting.push({ isWhole: true, tell }));
}
