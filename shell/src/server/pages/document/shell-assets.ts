import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientServices } from '@polden/mfe-contract';
import { integrityOf } from '@polden/mfe-release';
import { ASSETS_PREFIX } from '../../assets-prefix.ts';

export interface Asset {
  href: string;
  integrity: string;
}

/** What every page of the shell brings along, known once at start. */
export interface ShellAssets {
  scripts: Asset[];
  styles: Asset[];
  /** Chunk of the build → its files: what only some pages bring along. */
  parts: Record<string, Asset[]>;
  services: ClientServices;
}

export function readShellAssets(clientDir: string, services: ClientServices): ShellAssets {
  const chunks = JSON.parse(readFileSync(path.join(clientDir, 'chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const { main = [], ...parts } = mapValues(chunks, (files) =>
    files.map((file) => ({
      href: ASSETS_PREFIX + file,
      integrity: integrityOf(readFileSync(path.join(clientDir, file))),
    })),
  );
  const ending = (extension: string) => main.filter(({ href }) => href.endsWith(extension));
  return { scripts: ending('.js'), styles: ending('.css'), parts, services };
}

/** How a document asks for a file. A development server's files have no hash. */
export function cors({ integrity }: Asset) {
  return { ...(integrity ? { integrity } : {}), crossOrigin: 'anonymous' } as const;
}

export function isStyle({ href }: Asset): boolean {
  return href.endsWith('.css');
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
