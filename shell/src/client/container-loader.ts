import type { LockedRemote, RemoteModule } from '@polden/mfe-contract';
import { watched, watchedLater } from './globals/watched.ts';
import { ChunkLoadError } from './recovery/chunk-failure.ts';
import { shareScope, type ShareScope } from './share-scope.ts';

/** What a federation container puts under its global name. */
export interface Container {
  init(scope: ShareScope): Promise<void> | void;
  get(module: string): Promise<() => RemoteModule>;
}

const TIMEOUT_MS = 5_000;

/**
 * Starts the container of a remote that the page has preloaded, with the integrity of the page lock. This small loader
 * serves the first page; everything later goes through the federation runtime. Rejects when the script does not come.
 */
export async function startContainer(remote: LockedRemote): Promise<RemoteModule> {
  if (!containerOf(remote)) await watchedLater(remote, () => loadScript(remote.entry, remote.integrity));
  const container = containerOf(remote);
  if (!container) throw new Error(`${remote.entry} defines no container ${remote.global}`);
  await watched(remote, () => container.init(shareScope));
  const factory = await watched(remote, () => container.get('./remote'));
  return watched(remote, factory);
}

function containerOf({ global }: LockedRemote): Container | undefined {
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
