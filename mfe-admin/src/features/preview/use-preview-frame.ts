import { PREVIEW_READY, PREVIEW_REFRESH, type PreviewOf } from '@polden/api-contract';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { previewApi } from './preview.api.ts';
import { usePreviewEnd } from './use-preview-end.ts';

export interface PreviewFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of the page in the frame; null until it is known. */
  address: string | null;
  /** The page listens. */
  isReady: boolean;
  failed: boolean;
  /** Opens the page anew. */
  open: () => void;
}

/**
 * A page in a frame that shows what was saved last: opened by a code of its own, told of each newer `version` as soon as it
 * has said that it listens, and opened anew when it stands at another `path`.
 */
export function usePreviewFrame(
  of: PreviewOf,
  { path, version }: { path: string | null; version: string },
): PreviewFrame {
  usePreviewEnd();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const opening = useMutation({
    // The same thing at another address is another page.
    mutationFn: (page: { of: PreviewOf; path: string | null }) => previewApi.open(page.of),
    meta: { failure: 'Предпросмотр не открылся.' },
    onMutate: () => setReady(false),
  });
  const open = useEffectEvent(() => opening.mutate({ of, path }));
  useEffect(() => open(), [path]);

  const refresh = useEffectEvent(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(PREVIEW_REFRESH, window.location.origin);
  });
  useEffect(() => refresh(), [version]);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (!isOurs || data !== PREVIEW_READY) return;
      setReady(true);
      // What was saved while the page came.
      frame.current?.contentWindow?.postMessage(PREVIEW_REFRESH, window.location.origin);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return {
    frame,
    address: opening.data?.address ?? null,
    isReady,
    failed: opening.isError,
    open: () => opening.mutate({ of, path }),
  };
}
