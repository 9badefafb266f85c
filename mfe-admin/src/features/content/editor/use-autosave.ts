import { useEffect, useEffectEvent, useRef } from 'react';
import { isSame, type ItemValues } from './item-values.ts';

/** How long somebody does not type until what is typed is saved. */
const PAUSE_MS = 900;

/** Saves the values while somebody watches the page beside the form. What was refused is not tried again as it is. */
export function useAutosave(isOn: boolean, values: ItemValues, save: () => Promise<boolean>): void {
  const refused = useRef<ItemValues | null>(null);
  const saveNow = useEffectEvent(async () => {
    const tried = values;
    const known = refused.current;
    if (known !== null && Object.keys(tried).every((field) => isSame(known, tried, field))) return;
    refused.current = (await save()) ? null : tried;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => void saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOn, values]);
}
