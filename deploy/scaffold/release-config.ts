import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is agreed with the registry about a remote: `release.config.json` in its folder. */
export interface ReleaseConfig {
  /** Owns the remote in the registry, and holds its key and token. */
  team: string;
  /** What the shell does when the remote fails; see docs/releasing.md. */
  kind: 'primary' | 'essential' | 'regular';
}

export const RELEASE_CONFIG_FILE = 'release.config.json';

/** Reads the configuration of a remote in the checkout. */
export function readReleaseConfig(root: string, remote: string): ReleaseConfig {
  return JSON.parse(readFileSync(join(root, remote, RELEASE_CONFIG_FILE), 'utf8')) as ReleaseConfig;
}
