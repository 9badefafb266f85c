import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds from now until `moment` (milliseconds since the epoch), never below 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.round((moment - now) / SECOND_MS));
}

/** 65 → «1:05». */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
