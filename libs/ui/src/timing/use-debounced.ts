import { DEBOUNCE_MS } from '@polden/ru';
import { useEffect, useState } from 'react';

/** The value as it was when it last rested for `ms`, by default 700. */
export function useDebounced<T>(value: T, ms: number = DEBOUNCE_MS): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
