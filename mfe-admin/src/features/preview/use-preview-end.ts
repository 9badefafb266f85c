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

/** The cookie is the shell's alone; whoever is cut off from it has «Выйти» on the page itself. */
function endPreview(): void {
  void fetch(window.location.origin + PREVIEW_ENTRY, { method: 'POST', keepalive: true }).catch(
    () => undefined,
  );
}
