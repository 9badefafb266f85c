import type { EntityManager } from 'typeorm';
import type { ReleaseRef } from './artifacts/artifact-store.ts';

/** Any constant: the family of the locks below. */
const RELEASE_LOCKS = 7_001_300;

/** Until the transaction ends nobody else shows or takes back the files of this version. */
export async function lockRelease(manager: EntityManager, { remote, version }: ReleaseRef): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
    RELEASE_LOCKS,
    `${remote}@${version}`,
  ]);
}
