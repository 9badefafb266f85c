import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './folders.ts';

const WANTED = readFileSync(join(CHECKOUT, '.node-version'), 'utf8').trim();

/** Imported first by every command: outside npm scripts, an older Node hands over to the one that npm installed. */
if (WANTED.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
  const node = join(CHECKOUT, 'node_modules/.bin/node');
  if (!existsSync(node)) {
    console.error(`Нужен Node ${WANTED}, а это ${process.version}. Выполните npm ci: он поставит нужный.`);
    process.exit(1);
  }
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
