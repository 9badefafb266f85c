import { PREVIEW_ENTRY } from '@polden/api-contract';
import { useEffect } from 'react';

/** Ends the browser's preview when the place that shows it goes: pages opened after that are those of visitors. */
export function usePreviewEnd(): void {
  useEffect(() => {
    window.addEventListener('pagehide', endPreview);
    return () => {
      window.removeEventListener('pagehide', endPreview);
      endPreview();
    };
  }, []);
}

/** Only the shell can remove the cookie; if the call fails, the page itself has «Выйти». */
function endPreview(): void {
  void fetch(window.location.origin + PREVIEW_ENTRY, { method: 'POST', keepalive: true }).catch(
    () => undefined,
  );
}
