import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute path of an installed program; null when there is none of this name. */
export function programOnPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
