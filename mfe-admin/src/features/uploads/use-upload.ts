import { HttpError } from '@polden/http';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { reportFailure } from '../calls/report-failure.ts';
import { ABOUT_THE_FILE } from './about-the-file.ts';
import { knownName } from './known-name.ts';
import { whileUploading } from './pending-uploads.ts';
import { sendUpload } from './send-upload.ts';

export interface UploadTarget<Stored> {
  /** One of MEDIA_PATHS. */
  path: string;
  /** Why the file is not sent at all; undefined for one that may be. */
  refusalOf: (file: File) => string | undefined;
  onUploaded: (stored: Stored) => void;
}

export interface Upload {
  /** Part of the file that has been sent, from 0 to 1; null when nothing is under way. */
  share: number | null;
  /** Why the last file was not taken. */
  error: string | undefined;
  /** As the library calls the last file, when it held it before; null otherwise. */
  known: string | null;
  start: (file: File) => void;
  cancel: () => void;
}

/** One file at a time; leaving the page gives it up. */
export function useUpload<Stored extends object>({
  path,
  refusalOf,
  onUploaded,
}: UploadTarget<Stored>): Upload {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [known, setKnown] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  // What is typed while the file is on its way stays: it meets the form as it is then.
  const latest = useRef(onUploaded);
  useLayoutEffect(() => {
    latest.current = onUploaded;
  });

  function start(file: File): void {
    running.current?.abort();
    setKnown(null);
    const refusal = refusalOf(file);
    if (refusal !== undefined) {
      setError(refusal);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setShare(0);
    void whileUploading(() => send(file, controller));
  }

  /** Whether nothing is missing then: a file that another one has taken the place of is not missed. */
  async function send(file: File, controller: AbortController): Promise<boolean> {
    try {
      const stored = await sendUpload<Stored>(path, file, {
        onProgress: setShare,
        signal: controller.signal,
      });
      setKnown(knownName(stored));
      latest.current(stored);
      return true;
    } catch (failure) {
      if (controller.signal.aborted) return running.current !== controller;
      if (failure instanceof HttpError && ABOUT_THE_FILE.includes(failure.code ?? 0)) {
        setError(messageOf(failure));
      } else {
        setError('Файл не загрузился');
        reportFailure(failure);
      }
      return false;
    } finally {
      if (running.current === controller) setShare(null);
    }
  }

  return {
    share,
    error,
    known,
    start,
    cancel: () => {
      running.current?.abort();
      setShare(null);
    },
  };
}
