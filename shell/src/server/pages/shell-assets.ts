import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@polden/mfe-release';

export interface Asset {
  href: string;
  integrity: string;
}

/** The shell's own scripts and styles, known once at start. */
export interface ShellAssets {
  scripts: Asset[];
  styles: Asset[];
}

export const ASSETS_PREFIX = '/assets/';

export function readShellAssets(clientDir: string): ShellAssets {
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
  return { scripts: assets('.js'), styles: assets('.css') };
}
