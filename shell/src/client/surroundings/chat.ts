import type { ClientServices } from '@polden/mfe-contract';
import type { createBrowserRouter } from 'react-router-dom';
import { consentStore, onConsent } from '../../app/consent/consent.ts';
import { loadScript } from './load-script.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Chat = NonNullable<ClientServices['chat']>;

/**
 * The chat of a provider: comes with the first page that has it once the visitor agrees, and is hidden where he has taken that
 * back, and on pages that say `chat: false`.
 */
export function showChat(chat: Chat, router: Router): void {
  let loading: Promise<void> | null = null;
  const follow = () => {
    const wanted = isWanted(router);
    if (wanted) loading ??= load(chat);
    void loading?.then(() => setHidden(chat.element, !isWanted(router)));
  };
  onConsent(follow);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') follow();
  });
}

function isWanted({ state: { matches } }: Router): boolean {
  if (consentStore.getState().consent !== 'all') return false;
  return (matches.at(-1)?.route.handle as { chat?: boolean } | undefined)?.chat !== false;
}

async function load({ driver, url }: Chat): Promise<void> {
  const scripts = driver === 'script' ? [url] : await scriptsOf(url);
  for (const script of scripts) await loadScript(script);
}

/** The manifest names its scripts, in their order, as a list of addresses under `scripts`. */
async function scriptsOf(manifest: string): Promise<string[]> {
  const answer = await fetch(manifest).catch(() => null);
  if (!answer?.ok) return [];
  const { scripts } = Object(await answer.json().catch(() => null)) as { scripts?: unknown };
  const named = Array.isArray(scripts) ? scripts.filter((script) => typeof script === 'string') : [];
  return named.map((script) => new URL(script, manifest).href);
}

function setHidden(selector: string, hidden: boolean): void {
  // What a widget makes has styles of its own: only an inline one is stronger, and scripts may set it under the policy.
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (hidden) element.style.setProperty('display', 'none', 'important');
    else element.style.removeProperty('display');
  }
}
