import { UPLOAD_MAX_BYTES, type MediaImage } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { reportFailure } from '../calls/report-failure.ts';
import { uploadPicture } from './upload-picture.ts';

const MEGABYTE = 1024 * 1024;
/** What the picture itself may be refused for. */
const ABOUT_THE_FILE = [413, 415, 422, 429];

export interface Upload {
  /** Part of the file that has been sent, from 0 to 1; null when nothing is under way. */
  share: number | null;
  /** Why the last file was not taken. */
  error: string | undefined;
  start: (file: File) => void;
  cancel: () => void;
}

/** One file at a time; leaving the page gives it up. */
export function useUpload(onUploaded: (picture: MediaImage) => void): Upload {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    running.current?.abort();
    if (file.size > UPLOAD_MAX_BYTES) {
      setError(`Картинка больше ${UPLOAD_MAX_BYTES / MEGABYTE} МБ: уменьшите её`);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setShare(0);
    try {
      onUploaded(await uploadPicture(file, { onProgress: setShare, signal: controller.signal }));
    } catch (failure) {
      if (controller.signal.aborted) return;
      if (failure instanceof HttpError && ABOUT_THE_FILE.includes(failure.code ?? 0)) {
        setError(messageOf(failure));
      } else reportFailure(failure);
    } finally {
      if (running.current === controller) setShare(null);
    }
  }

  return {
    share,
    error,
    start: (file) => void start(file),
    cancel: () => {
      running.current?.abort();
      setShare(null);
    },
  };
}
