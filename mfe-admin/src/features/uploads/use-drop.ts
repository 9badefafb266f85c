import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/**
 * Takes the files that are dropped on an element; `over` while one is held above it. A way for the mouse beside a
 * button, which everybody can use.
 */
export function useDrop(onFiles: (files: File[]) => void): {
  area: RefObject<HTMLDivElement | null>;
  over: boolean;
} {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // Without this the browser opens the file instead.
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event);
    };
    element.addEventListener('dragover', hold, { signal });
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener('drop', drop, { signal });
    return () => leaving.abort();
  }, []);
  return { area, over };
}
