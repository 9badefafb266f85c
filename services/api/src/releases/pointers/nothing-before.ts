import { AppError } from '../../core/errors/app-error.ts';
import type { UnfitVersion } from './unfit.repository.ts';

/** 422: why a rollback of the remote leads nowhere. */
export function nothingBefore(remote: string, skipped: readonly UnfitVersion[]): AppError {
  const names = skipped.map(({ version, why }) => `${version} ${WHY_SKIPPED[why]}`);
  const passed =
    names.length === 0 ? '' : `: ${names.join(', ')}. Promote one of them with a reason, or publish another`;
  return new AppError(422, `${remote} has no earlier stable version to go back to${passed}`);
}

const WHY_SKIPPED: Readonly<Record<UnfitVersion['why'], string>> = {
  barred: 'was taken back',
  stopped: 'was stopped by shells',
  'not-loaded': 'was never loaded by a shell',
  failed: 'failed on the shells',
  pruned: 'is pruned',
};
