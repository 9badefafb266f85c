import type { PromotedRelease } from '@polden/api-contract';
import type { RegistryClient } from './registry-client.ts';

/** Makes a published version the one that every visitor gets. Throws RegistryError. */
export function promoteRelease(
  client: RegistryClient,
  release: { remote: string; version: string },
): Promise<PromotedRelease> {
  return client.promote(release.remote, release.version);
}
