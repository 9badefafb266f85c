import type { StoredFile } from '@polden/api-contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

const KEY = 'admin-files';
const KEPT = 30;

/** The documents of open forms by id: content holds the id alone. Kept for the tab, as its drafts are. */
const useFiles = create<{ files: StoredFile[] }>()(
  persist((): { files: StoredFile[] } => ({ files: [] }), {
    name: KEY,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function useFile(id: string | undefined): StoredFile | null {
  return useFiles(({ files }) => files.find((file) => file.id === id) ?? null);
}

/** All files of an item: it may have several fields of them. */
export function rememberFiles(files: readonly StoredFile[]): void {
  files.forEach(rememberFile);
}

export function rememberFile(file: StoredFile | null): void {
  if (file === null) return;
  useFiles.setState(({ files }) => ({
    files: [file, ...files.filter(({ id }) => id !== file.id)].slice(0, KEPT),
  }));
}
