import { useEffect, useRef, useState } from 'react';
import { toast } from '../toasts/toast.store.ts';
import { isUploading, uploadsSettled, useIsUploading } from './pending-uploads.ts';

const NOT_WHOLE =
  'Не сохранено и не опубликовано: файл не загрузился. Загрузите его ещё раз или сохраните без него.';

/** Of a form; awaited: something is done as soon as they are here. */
export type FilesState = 'here' | 'coming' | 'awaited';

export interface FilesFirst {
  state: FilesState;
  /** False when one of them did not come, which is said here, and when the form has gone meanwhile. */
  arrived: () => Promise<boolean>;
}

/** Makes what is done with a form wait for the files that are on their way into it. */
export function useFilesFirst(): FilesFirst {
  const [isWaiting, setIsWaiting] = useState(false);
  const isComing = useIsUploading();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    state: isWaiting ? 'awaited' : isComing ? 'coming' : 'here',
    arrived: async () => {
      if (!isUploading()) return true;
      setIsWaiting(true);
      const isWhole = await uploadsSettled();
      if (isGone.current) return false;
      setIsWaiting(false);
      if (!isWhole) toast.error(NOT_WHOLE);
      return isWhole;
    },
  };
}
