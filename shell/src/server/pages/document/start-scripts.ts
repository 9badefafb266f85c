import type { LaterLock } from '@polden/mfe-contract';
import { inlineJson } from './inline-json.ts';
import type { Asset } from './shell-assets.ts';

/**
 * Runs in the page as it is written here: starts the scripts once the page is on the screen. Their files are on their way since
 * the head has named them; what is read comes before what makes it move, also where all files arrive at once. A tab that
 * nobody sees yet draws no frame to wait for. The policy of the shell's name is for these addresses alone.
 */
const START = `(entries, { nonce }) => {
  const shell = window.trustedTypes?.createPolicy('shell', { createScriptURL: (url) => url });
  const start = () => {
    for (const { href, integrity = '' } of entries)
      document.head.append(
        Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', integrity, nonce, src: shell?.createScriptURL(href) ?? href, async: true }),
      );
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start, 0));
}`.replace(/\s*\n\s*/gu, ' ');

/** The inline script that starts `entries`. A development server's files have no integrity. */
export function startScripts(entries: readonly Asset[]): string {
  return `(${START})(${inlineJson(entries)},document.currentScript)`;
}

/** Begins to bring the lock of a site of many remotes: it is there before the scripts that read it. */
export function bringLock({ href, integrity }: LaterLock): string {
  const [address, options] = [href, { integrity, priority: 'low' }].map(inlineJson);
  return `(window.__LOCK__=fetch(${address},${options}).then((file)=>file.json())).catch(()=>{})`;
}
