import { AppError } from '../../core/errors/app-error.ts';
import type { UnfitVersion } from './unfit.repository.ts';

/** 422: why a rollback of the remote leads nowhere. */
export function nothingBefore(remote: string, skipped: readonly UnfitVersion[]): AppError {
  const names = skipped.map(({ version, why }) => `${version} ${WHY_SKIPPED[why]}`);
  // No reason brings back files that are gone, or paths that others have.
  const others = skipped
    .filter(({ why }) => why !== 'pruned' && why !== 'paths-taken')
    .map(({ version }) => version);
  const advice =
    others.length === 0
      ? 'Publish another'
      : `Promote ${others.length === names.length ? 'one of them' : others.join(' or ')} with a reason, or publish another`;
  const passed = names.length === 0 ? '' : `: ${names.join(', ')}. ${advice}`;
  return new AppError(422, `${remote} has no earlier stable version to go back to${passed}`);
}

const WHY_SKIPPED: Readonly<Record<UnfitVersion['why'], string>> = {
  barred: 'was taken back',
  stopped: 'was stopped by shells',
  'not-loaded': 'was never loaded by a shell',
  failed: 'failed on the shells',
  pruned: 'is pruned',
  'paths-taken': 'has a path that another remote has by now',
};
