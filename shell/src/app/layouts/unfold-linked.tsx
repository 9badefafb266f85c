import { useHydrated } from '@polden/ui';

/**
 * Runs before the page's content: unfolds the answer that the address names as soon as the parser has brought it, before
 * anything below it is painted. Browsers unfold it themselves, but in the frame in which they scroll there, and all that
 * follows it is seen to jump. The same text on every page, so that the policy knows it by hash.
 */
export const UNFOLD_LINKED = `(function(h){if(h.length<2)return;var open=function(){var e=document.getElementById(h.slice(1));if(!e)return;watch.disconnect();for(;e;e=e.parentNode)if(e.tagName==="DETAILS")e.open=true},watch=new MutationObserver(open);watch.observe(document,{childList:true,subtree:true});addEventListener("DOMContentLoaded",function(){open();watch.disconnect()})})(location.hash)`;

/** The script is no part of a page that the browser has made: it would not run. */
export function UnfoldLinked() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: UNFOLD_LINKED }} />;
}
