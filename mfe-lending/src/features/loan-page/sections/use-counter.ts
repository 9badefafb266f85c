import { useEffect, useState } from 'react';
import { COUNTER_MONTH_MS, type TotalCounter } from '@polden/api-contract';
import { moscowMoment } from '@polden/ru';

const TICK_MS = 1_000;

/**
 * Whole roubles of a counter now. It starts at the page's own time, the same on server and browser, and then grows by
 * the time the page is open, so that a wrong clock of the visitor does not matter. Stands still where motion is unwanted.
 *
 * @param pageDate ISO 8601
 */
export function useCounter({ sum, velocity, created_at }: TotalCounter, pageDate: string): number {
  const [openMs, setOpenMs] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const opened = Date.now();
    const timer = setInterval(() => setOpenMs(Date.now() - opened), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const age = Math.max(0, Date.parse(pageDate) - moscowMoment(created_at).getTime());
  return Math.round(sum + (velocity * ((Number.isFinite(age) ? age : 0) + openMs)) / COUNTER_MONTH_MS);
}
