import './node-24.ts';
import { resolve } from 'node:path';
import { backup, restore } from './backup/backup.ts';
import { DATA_DIR } from './folders.ts';
import { StartError } from './start-error.ts';

/** `npm run backup -- <folder>` copies the data of the local platform; `npm run restore -- <folder>` brings it back. */
const [command, folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new StartError(`Назовите папку: npm run ${command} -- <папка>`);
  await (command === 'restore' ? restore(resolve(folder), DATA_DIR) : backup(DATA_DIR, resolve(folder)));
  console.log(`Готово: ${resolve(folder)}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
