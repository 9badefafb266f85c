import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds that are left of `seconds`, counted from when that number was given; 0 at the end. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * SECOND_MS;
    const tick = () => {
      const rest = Math.max(0, Math.round((end - Date.now()) / SECOND_MS));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
