import './node-24.ts';
import { resolve } from 'node:path';
import { backup, restore } from './backup/backup.ts';
import { chosenDataDir } from './folders.ts';
import { StartError } from './start-error.ts';

/**
 * `npm run backup -- <folder>` copies the data of the local platform; `npm run restore -- <folder>` brings it back.
 * The data are where `npm start` keeps them: in POLDEN_DATA_DIR, or in .data.
 */
const [command, folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new StartError(`Назовите папку: npm run ${command} -- <папка>`);
  const copy = resolve(folder);
  const dataDir = chosenDataDir();
  const [from, to] = command === 'restore' ? [copy, dataDir] : [dataDir, copy];
  console.log(`Читаем ${from}, пишем в ${to}`);
  await (command === 'restore' ? restore(from, to) : backup(from, to));
  console.log(`Готово: ${to}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
