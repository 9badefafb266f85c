import { useEffect, useRef, useState } from 'react';
import { toast } from '../toasts/toast.store.ts';
import { isUploading, uploadsSettled } from './pending-uploads.ts';

const NOT_WHOLE =
  'Не сохранено и не опубликовано: файл не загрузился. Загрузите его ещё раз или сохраните без него.';

export interface FilesFirst {
  /** Something is waiting for them. */
  isWaiting: boolean;
  /** False when one of them did not come, which is said here, and when the form has gone meanwhile. */
  arrived: () => Promise<boolean>;
}

/** Makes what is done with a form wait for the files that are on their way into it. */
export function useFilesFirst(): FilesFirst {
  const [isWaiting, setIsWaiting] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    isWaiting,
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
