import type { LockedRemote, RemoteModule } from '@polden/mfe-contract';
import { containerOf } from './container-scripts.ts';
import { watched } from './globals/watched.ts';
import { shareScope } from './share-scope.ts';

/**
 * Starts the container of a remote that the page has preloaded. This small loader serves the first page; everything later
 * goes through the federation runtime. Rejects when the script does not come.
 */
export async function startContainer(remote: LockedRemote): Promise<RemoteModule> {
  const container = await containerOf(remote);
  await watched(remote, () => container.init(shareScope));
  const factory = await watched(remote, () => container.get('./remote'));
  return watched(remote, factory);
}
