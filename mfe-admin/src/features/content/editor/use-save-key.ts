import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and ⌘S save the form instead of the page. */
export function useSaveKey(save: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    // The place of the key: with a Russian layout its letter is «ы».
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyS') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
