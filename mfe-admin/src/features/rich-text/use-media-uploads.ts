import {
  FILE_MAX_BYTES,
  FILE_TYPES,
  MEDIA_PATHS,
  UPLOAD_MAX_BYTES,
  type UploadedFile,
  type UploadedImage,
} from '@polden/api-contract';
import { HttpError } from '@polden/http';
import type { EditorView } from '@tiptap/pm/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { isPhonePhoto, refusalOf } from '../files/accepted-types.ts';
import { knownName } from '../uploads/known-name.ts';
import { whileUploading } from '../uploads/pending-uploads.ts';
import { sendUpload } from '../uploads/send-upload.ts';
import { insertFile, insertPending } from './insert-media.ts';
import { settlePending } from './pictures-on-way.ts';

const IMAGE_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

export interface MediaUploads {
  /** Part of the present file that has been sent, from 0 to 1; null when nothing is under way. */
  share: number | null;
  /** Why the last file was not taken. */
  error: string | undefined;
  /** As the library calls the last file that it held before; null for none. */
  known: string | null;
  /** Uploads the pictures that the document already shows as pending, by key; answers how many have not come. */
  upload: (pictures: ReadonlyMap<string, File>) => Promise<number>;
  /** Puts files into the text: pictures at a place of the document, others where the cursor is. */
  insert: (view: EditorView, files: readonly File[], place: number) => void;
  cancel: () => void;
}

/** Pictures and files on their way into a text, one after another; leaving the page gives them up. */
export function useMediaUploads(): MediaUploads {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [known, setKnown] = useState<string | null>(null);
  // Of all batches that wait: files of a second one must neither overtake those of the first nor end its progress.
  const running = useRef<AbortController>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async <Stored extends object>(path: string, file: File, refusal?: string): Promise<Stored | null> => {
      const { signal } = (running.current ??= new AbortController());
      const isGivenUp = (): boolean => signal.aborted;
      if (isGivenUp()) return null;
      if (refusal !== undefined) {
        setError(`${file.name}: ${refusal}`);
        return null;
      }
      try {
        const stored = await sendUpload<Stored>(path, file, { onProgress: setShare, signal });
        setKnown((now) => knownName(stored) ?? now);
        return stored;
      } catch (failure) {
        if (!isGivenUp())
          setError(`${file.name}: ${failure instanceof HttpError ? messageOf(failure) : 'не загрузился'}`);
        return null;
      }
    },
    [],
  );

  const work = useCallback((job: () => Promise<boolean>): Promise<void> => {
    if (waiting.current === 0) {
      running.current = new AbortController();
      setError(undefined);
      setKnown(null);
    }
    waiting.current += 1;
    setShare((now) => now ?? 0);
    return whileUploading(() => {
      const done = queue.current.then(job).finally(() => {
        waiting.current -= 1;
        if (waiting.current === 0) setShare(null);
      });
      queue.current = done;
      return done;
    });
  }, []);

  const sendPictures = useCallback(
    async (pictures: ReadonlyMap<string, File>): Promise<number> => {
      let refused = 0;
      for (const [key, file] of pictures) {
        const refusal = refusalOf(file, IMAGE_TYPES, UPLOAD_MAX_BYTES);
        const stored = await send<UploadedImage>(MEDIA_PATHS.upload, file, refusal);
        settlePending(key, stored);
        if (stored === null) refused += 1;
      }
      return refused;
    },
    [send],
  );

  const upload = useCallback(
    async (pictures: ReadonlyMap<string, File>) => {
      let refused = 0;
      await work(async () => {
        refused = await sendPictures(pictures);
        return refused === 0;
      });
      return refused;
    },
    [sendPictures, work],
  );

  const insert = useCallback(
    (view: EditorView, files: readonly File[], place: number) => {
      const pictures = new Map(files.filter(isImage).map((file) => [crypto.randomUUID(), file]));
      insertPending(view, [...pictures.keys()], place);
      // From the button back to the text.
      view.focus();
      void work(async () => {
        let isWhole = (await sendPictures(pictures)) === 0;
        for (const file of files.filter((each) => !isImage(each))) {
          const refusal = refusalOf(file, FILE_TYPES, FILE_MAX_BYTES);
          const stored = await send<UploadedFile>(MEDIA_PATHS.uploadFile, file, refusal);
          if (stored) insertFile(view, stored);
          else isWhole = false;
        }
        return isWhole;
      });
    },
    [send, sendPictures, work],
  );

  return {
    share,
    error,
    known,
    upload,
    insert,
    cancel: () => {
      running.current?.abort();
      setShare(null);
    },
  };
}

function isImage(file: File): boolean {
  const { type, name } = file;
  // Not every system knows the type of a phone's photo.
  return isPhonePhoto(file) || (type.startsWith('image/') && !name.toLowerCase().endsWith('.svg'));
}
