import { AppError } from '../../core/errors/app-error.ts';
import type { Pointers } from './pointer-moves.ts';

/** Machine-readable reason of a refusal. */
const RETIRED = 'retired';

/** What to do where a remote that was taken out of service is wanted again. */
export function howToBringBack(remote: string, version: string | null): string {
  return `Bring it back with mfe-release promote ${remote}@${version ?? '<version>'}`;
}

/** 422 of a remote that was taken out of service: only a promotion moves anything of it. */
export function expectNotRetired(pointers: Pointers, remote: string): void {
  const retired = pointers.retired(remote);
  if (!retired) return;
  const { version, at, by, reason } = retired;
  const said = `${remote} was retired from ${version} by ${by} at ${at} (${reason})`;
  throw new AppError(422, `${said}. ${howToBringBack(remote, version)}`, { fields: { reason: RETIRED } });
}
