import type { ReleaseName } from '@polden/api-contract';
import { isReleaseName, isReleaseVersion, VERSION_RULE } from '../manifest.ts';
import { UsageError } from './environment.ts';

export interface DryRun {
  dryRun?: boolean;
}

/** Option of the moves: flag and description. */
export const DRY_RUN = [
  '--dry-run',
  'only say what would move and which pages would end; the checks come with the move',
] as const;

/** Reads `mfe-lending@1.4.0`. Throws UsageError. */
export function readReleaseName(text: string): ReleaseName {
  const at = text.lastIndexOf('@');
  const [remote, version] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (!isReleaseName(remote) || !isReleaseVersion(version)) {
    const how = at > 0 && isReleaseName(remote) ? `: ${VERSION_RULE}` : ', for example mfe-lending@1.4.0';
    throw new UsageError(`${text} is not <remote>@<version>${how}`);
  }
  return { remote, version };
}

export function readRemoteName(text: string): string {
  if (!isReleaseName(text)) throw new UsageError(`${text} is no name of a remote, for example mfe-lending`);
  return text;
}

/** Reads `kazan,ufa`. Throws UsageError. */
export function readList(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError(`${text} is no list of names with commas between them`);
  return names;
}

/** Percent of the visitors with two decimals at most. Throws UsageError. */
export function readPercent(text: string): number {
  const percent = Number(text);
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || percent > 100) {
    throw new UsageError(`${text} is not a percentage from 0 to 100 with two decimals at most`);
  }
  return percent;
}

/** Reader of a whole number from `min` to `max`, for an option. */
export function wholeNumber(option: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new UsageError(`${option} is a whole number from ${min} to ${max}, not ${text}`);
  };
}
