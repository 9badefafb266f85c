import type { Page } from 'playwright/test';

/**
 * Watches what moves by itself on every page that is opened from now on.
 * @param atLeast what is smaller does not count
 * @returns reads what has moved on the page until now: how far, and what it was
 */
export async function watchShifts(page: Page, atLeast = 0): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : '',
        );
        if (!hadRecentInput && value > 0 && value >= least)
          shifts.push(`${value.toFixed(3)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, atLeast);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
