import { inlineJson } from './inline-json.ts';
import type { Asset } from './shell-assets.ts';

/**
 * Runs in the page as it is written here: brings the scripts once the page is on the screen. What is read comes before what
 * makes it move, also where all files arrive at once; a tab that nobody sees yet draws no frame to wait for.
 */
const START = `(entries, others, { nonce }) => {
  const add = (tag, { integrity = '' }, rest) =>
    document.head.append(
      Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', integrity, nonce }, rest),
    );
  const start = () => {
    for (const file of entries) add('script', file, { src: file.href, async: true });
    setTimeout(() => {
      for (const file of others) add('link', file, { rel: 'preload', as: 'script', href: file.href });
    }, 0);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start, 0));
}`.replace(/\s*\n\s*/gu, ' ');

/** The inline script that starts `entries` and preloads `others`. A development server's files have no integrity. */
export function startScripts(entries: readonly Asset[], others: readonly Asset[]): string {
  return `(${START})(${inlineJson(entries)},${inlineJson(others)},document.currentScript)`;
}
