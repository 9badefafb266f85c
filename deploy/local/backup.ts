import './node-24.ts';
import { resolve, sep } from 'node:path';
import { backup, restore } from './backup/backup.ts';
import { chosenDataDir } from './folders.ts';
import { StartError } from './start-error.ts';

/**
 * `npm run backup -- <folder>` copies the data of the local platform; `npm run restore -- <folder>` brings it back.
 * The data are where `npm start` keeps them: in POLDEN_DATA_DIR, or in .data.
 */
const [command, folder = '', ...more] = process.argv.slice(2);
if (folder === '' || folder.startsWith('-') || more.length > 0) {
  console.error(`Назовите одну папку: npm run ${command} -- <папка>`);
  process.exit(2);
}
try {
  const copy = resolve(folder);
  const dataDir = chosenDataDir();
  if (copy === dataDir || copy.startsWith(`${dataDir}${sep}`))
    throw new StartError(`${copy}: копия нужна вне папки с данными ${dataDir}, иначе пропадёт вместе с ней`);
  const [from, to] = command === 'restore' ? [copy, dataDir] : [dataDir, copy];
  console.log(`Читаем ${from}, пишем в ${to}`);
  await (command === 'restore' ? restore(from, to) : backup(from, to));
  console.log(`Готово: ${to}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
