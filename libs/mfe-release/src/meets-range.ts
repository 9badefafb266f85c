import { satisfies, validRange } from 'semver';

/** Whether the version is in the semver range; true for text that is no range (`file:…`). */
export function meetsRange(version: string, range: string): boolean {
  return validRange(range) === null || satisfies(version, range, { includePrerelease: true });
}
