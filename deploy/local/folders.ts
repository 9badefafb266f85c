import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeError, StartError, isSystemError } from './start-error.ts';

/** Absolute path of the checkout. */
export const CHECKOUT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where local data lives unless told otherwise. */
export const DATA_DIR = resolve(CHECKOUT, '.data');

/** Where this command's data live: POLDEN_DATA_DIR, or DATA_DIR. */
export function chosenDataDir(): string {
  return resolve(process.env['POLDEN_DATA_DIR'] || DATA_DIR);
}

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS'];
const NOT_A_FOLDER = ['ENOTDIR', 'EEXIST'];

/** Creates the folder with its parents; throws StartError when it cannot be made or written to. */
export function ensureFolder(path: string, mode = 0o755): string {
  try {
    mkdirSync(path, { recursive: true, mode });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isSystemError(error, ...NOT_WRITABLE))
      throw new StartError(`Нет прав на запись в папку ${path}: смените её владельца или удалите её.`);
    if (isSystemError(error, ...NOT_A_FOLDER))
      throw new StartError(
        `Папку ${path} не создать: на этом пути есть файл. Назовите другую или уберите его.`,
      );
    // A disk that is full, a path that no disk has: the system's own word says it best.
    if (isSystemError(error)) throw new StartError(`Папку ${path} не создать: ${describeError(error)}`);
    throw error;
  }
  return path;
}
