import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import type { ReleaseRef } from './artifacts/artifact-store.ts';
import { isPruned } from './releases.repository.ts';

/** Refuses a version whose files were removed: its name is taken for good, and nothing is behind it. */
export async function expectNotPruned(
  manager: EntityManager,
  { remote, version }: ReleaseRef,
): Promise<void> {
  if (!(await isPruned(manager, { remote, version }))) return;
  throw new AppError(422, `The files of ${remote}@${version} were removed: publish it as a new version`);
}
