import type { LaterLock, LockedRemote } from '@polden/mfe-contract';
import { inlineJson } from '../../inline-json.ts';
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

/** What stands for all that the file of a page lock would have said; it has no version, and nothing of it is run. */
const UNKNOWN: LockedRemote = {
  name: 'unknown',
  version: '',
  kind: 'primary',
  channel: 'stable',
  global: '',
  entry: '/mfe/unknown/client/',
  integrity: '',
  routes: [{ path: '/*', layout: '' }],
  available: false,
};

/** A page is not kept from coming alive by links that it may never need. */
const LOCK_MS = 5_000;

/**
 * Runs in the page as it is written here: starts the scripts when the rest of the page lock is there, which comes while their
 * files do. What the page says itself holds: it may have other versions than most.
 */
const AFTER_LOCK = `({ href, integrity }, start) => {
  const late = new Promise((_, reject) => setTimeout(reject, ${LOCK_MS}));
  Promise.race([fetch(href, { integrity }).then((file) => file.json()), late]).then(
    (all) => {
      const own = window.__BOOT__.remotes;
      window.__BOOT__.remotes = all.map((remote) => own.find(({ name }) => name === remote.name) ?? remote);
    },
    () => window.__BOOT__.remotes.push(${inlineJson(UNKNOWN)}),
  ).then(start);
}`.replace(/\s*\n\s*/gu, ' ');

/**
 * The inline script that starts `entries`. A development server's files have no integrity. `lock`: where the page carries only
 * a part of its own.
 */
export function startScripts(entries: readonly Asset[], lock?: LaterLock): string {
  const given = `${inlineJson(entries)},document.currentScript`;
  return lock
    ? `(${AFTER_LOCK})(${inlineJson(lock)},(${START}).bind(null,${given}))`
    : `(${START})(${given})`;
}
