import { createInstance } from '@module-federation/enhanced/runtime';
import type { LockedRemote, RemoteModule } from '@polden/mfe-contract';
import { shareScope } from './share-scope.ts';

const ENTRY_TIMEOUT_MS = 5_000;

type Federation = ReturnType<typeof createInstance>;
let federation: Federation | null = null;
const attempts = new Map<string, number>();

/** Takes over the share scope and the containers that the small loader has started. */
function takeOver(): Federation {
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [
      { name: 'page-lock-integrity', createScript: ({ url, attrs }) => scriptWithIntegrity(url, attrs) },
    ],
  });
  instance.initShareScopeMap('default', shareScope as never);
  return instance;
}

const integrities = new Map<string, string>();

function scriptWithIntegrity(url: string, attrs?: Record<string, unknown>) {
  const script = document.createElement('script');
  const integrity = integrities.get(withoutAttempt(url)) ?? attrs?.['integrity'];
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (typeof integrity === 'string') script.integrity = integrity;
  return { script, timeout: ENTRY_TIMEOUT_MS };
}

const ATTEMPT = /\?attempt=\d+$/;

function withoutAttempt(url: string): string {
  return url.replace(ATTEMPT, '');
}

/** Loads a remote of the page lock on a later navigation; rejects when it does not come, the next call tries again. */
export async function loadRemoteModule(remote: LockedRemote): Promise<RemoteModule> {
  federation ??= takeOver();
  const entry = new URL(remote.entry, window.location.href).href;
  if (remote.integrity) integrities.set(entry, remote.integrity);
  // Under another address after a failure: the browser may keep the poisoned cache entry.
  const attempt = attempts.get(remote.name) ?? 0;
  const address = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
  federation.registerRemotes(
    [{ name: remote.global, entry: address, type: 'global', entryGlobalName: remote.global }],
    { force: attempt > 0 },
  );
  try {
    const module = await federation.loadRemote<RemoteModule>(`${remote.global}/remote`);
    if (!module) throw new Error(`${remote.name} exposes no ./remote`);
    return module;
  } catch (error) {
    attempts.set(remote.name, attempt + 1);
    throw error;
  }
}
