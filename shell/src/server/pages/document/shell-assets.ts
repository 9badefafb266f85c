import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientServices } from '@polden/mfe-contract';
import { integrityOf } from '@polden/mfe-release';

export interface Asset {
  href: string;
  integrity: string;
}

/** What every page of the shell brings along, known once at start. */
export interface ShellAssets {
  scripts: Asset[];
  styles: Asset[];
  services: ClientServices;
}

export const ASSETS_PREFIX = '/assets/';

export function readShellAssets(clientDir: string, services: ClientServices): ShellAssets {
  const chunks = JSON.parse(readFileSync(path.join(clientDir, 'chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const files = chunks['main'] ?? [];
  const assets = (extension: string): Asset[] =>
    files
      .filter((file) => file.endsWith(extension))
      .map((file) => ({
        href: ASSETS_PREFIX + file,
        integrity: integrityOf(readFileSync(path.join(clientDir, file))),
      }));
  return { scripts: assets('.js'), styles: assets('.css'), services };
}
