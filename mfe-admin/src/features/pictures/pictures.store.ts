import type { MediaImage } from '@polden/api-contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

const KEY = 'admin-media';
const KEPT = 30;

/** The files behind the images of open forms, by id: content holds the id alone. Kept for the tab, as its drafts are. */
const usePictures = create<{ pictures: MediaImage[] }>()(
  persist((): { pictures: MediaImage[] } => ({ pictures: [] }), {
    name: KEY,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function useKnownPictures(): readonly MediaImage[] {
  return usePictures(({ pictures }) => pictures);
}

export function usePicture(id: string | undefined): MediaImage | null {
  return usePictures(({ pictures }) => pictures.find((picture) => picture.id === id) ?? null);
}

export function rememberPicture(picture: MediaImage | null): void {
  if (picture === null) return;
  usePictures.setState(({ pictures }) => ({
    pictures: [picture, ...pictures.filter(({ id }) => id !== picture.id)].slice(0, KEPT),
  }));
}
