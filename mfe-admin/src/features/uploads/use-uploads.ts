import { HttpError } from '@polden/http';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { reportFailure } from '../calls/report-failure.ts';
import { ABOUT_THE_FILE } from './about-the-file.ts';
import { knownName } from './known-name.ts';
import { sendUpload } from './send-upload.ts';

/** One of several files, until it is in the library. */
export interface UploadRow {
  id: string;
  fileName: string;
  /** Part that has been sent, from 0 to 1; null while others go first, and when it is over. */
  share: number | null;
  isOver: boolean;
  /** Why it was not taken. */
  error?: string;
  /** As the library calls what it held already. */
  known?: string;
}

export interface UploadsTarget<Stored> {
  /** One of MEDIA_PATHS. */
  pathOf: (file: File) => string;
  /** Why a file is not sent at all; undefined for one that may be. */
  refusalOf: (file: File) => string | undefined;
  onUploaded: (stored: Stored) => void;
}

export interface Uploads {
  /** On their way, and those of the last choice that were not taken or were known. */
  rows: readonly UploadRow[];
  start: (files: readonly File[]) => void;
  /** Gives one up, or takes its note away. */
  remove: (id: string) => void;
}

/** Several files, one after another, each with its own end; leaving the page gives them up. */
export function useUploads<Stored extends object>(target: UploadsTarget<Stored>): Uploads {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  const change = (id: string, facts: Partial<UploadRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...facts } : row)));
  const drop = (id: string) => setRows((now) => now.filter((row) => row.id !== id));

  async function send(id: string, file: File, { signal }: AbortController): Promise<void> {
    const isGivenUp = (): boolean => signal.aborted;
    if (isGivenUp()) return;
    change(id, { share: 0 });
    try {
      const stored = await sendUpload<Stored>(target.pathOf(file), file, {
        onProgress: (share) => change(id, { share }),
        signal,
      });
      const known = knownName(stored);
      if (known === null) drop(id);
      else change(id, { share: null, isOver: true, known });
      target.onUploaded(stored);
    } catch (failure) {
      if (isGivenUp()) return;
      const isRefused = failure instanceof HttpError && ABOUT_THE_FILE.includes(failure.code ?? 0);
      if (!isRefused) reportFailure(failure);
      change(id, { share: null, isOver: true, error: isRefused ? messageOf(failure) : 'файл не загрузился' });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    rows,
    start: (files) => {
      const chosen = files.map((file) => ({ id: crypto.randomUUID(), file, error: target.refusalOf(file) }));
      const added = chosen.map(({ id, file, error }): UploadRow => {
        const row = { id, fileName: file.name, share: null };
        return error === undefined ? { ...row, isOver: false } : { ...row, isOver: true, error };
      });
      // What was said of an earlier choice is over with it.
      setRows((now) => [...now.filter(({ isOver }) => !isOver), ...added]);
      for (const { id, file, error } of chosen) {
        if (error !== undefined) continue;
        const controller = new AbortController();
        running.current.set(id, controller);
        queue.current = queue.current.then(() => send(id, file, controller));
      }
    },
    remove: (id) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      drop(id);
    },
  };
}
