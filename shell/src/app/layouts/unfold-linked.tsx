import { useHydrated } from '@polden/ui';

/**
 * Runs as the parser leaves the page's content: unfolds the answer that the address names while it is out of sight. Browsers
 * unfold it themselves, but in the frame in which they scroll there, and all that follows it is seen to jump. The same text
 * on every page, so that the policy knows it by hash.
 */
export const UNFOLD_LINKED = `(function(h){var e=h.length>1&&document.getElementById(h.slice(1));for(;e;e=e.parentNode)if(e.tagName==="DETAILS")e.open=true})(location.hash)`;

/** The script is no part of a page that the browser has made: it would not run. */
export function UnfoldLinked() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: UNFOLD_LINKED }} />;
}
