import { satisfies, validRange } from 'semver';

/** Whether the version is in the semver range; of what is no range (`file:…`) nothing is said against it. */
export function meetsRange(version: string, range: string): boolean {
  return validRange(range) === null || satisfies(version, range, { includePrerelease: true });
}
