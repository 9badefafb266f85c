import { create } from 'zustand';

/** Where each open dialog shows what is to be said above it, the uppermost last: what lies under a modal one is out of reach. */
export const useOpenDialogs = create<{ places: readonly HTMLElement[] }>()(() => ({ places: [] }));

/** Until the returned function is called. */
export function openPlace(place: HTMLElement): () => void {
  useOpenDialogs.setState(({ places }) => ({ places: [...places, place] }));
  return () =>
    useOpenDialogs.setState(({ places }) => ({ places: places.filter((other) => other !== place) }));
}
