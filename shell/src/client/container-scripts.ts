import type { LockedRemote, RemoteModule } from '@polden/mfe-contract';
import { watchedLater } from './globals/watched.ts';
import { ChunkLoadError } from './recovery/chunk-failure.ts';
import type { ShareScope } from './share-scope.ts';

/** What a federation container puts under its global name. */
export interface Container {
  init(scope: ShareScope): Promise<void> | void;
  get(module: string): Promise<() => RemoteModule>;
}

const TIMEOUT_MS = 5_000;

const coming = new Map<string, Promise<Container>>();

/** Brings the containers of the first page while the shell itself is still being evaluated: this imports nothing of it. */
export function bringContainers(remotes: readonly LockedRemote[]): void {
  for (const remote of remotes) {
    const container = bringContainer(remote);
    coming.set(remote.name, container);
    // The caller that awaits it gets the error.
    container.catch(() => undefined);
  }
}

/** The container of a remote, with the integrity of the page lock. Rejects when its script does not come. */
export function containerOf(remote: LockedRemote): Promise<Container> {
  return coming.get(remote.name) ?? bringContainer(remote);
}

async function bringContainer(remote: LockedRemote): Promise<Container> {
  if (!known(remote)) await watchedLater(remote, () => loadScript(remote.entry, remote.integrity));
  const container = known(remote);
  if (!container) throw new Error(`${remote.entry} defines no container ${remote.global}`);
  return container;
}

function known({ global }: LockedRemote): Container | undefined {
  return (window as unknown as Record<string, Container | undefined>)[global];
}

function loadScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new ChunkLoadError(src));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    Object.assign(script, { src, async: true, crossOrigin: 'anonymous', onerror: fail });
    if (integrity) script.integrity = integrity;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}
