import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './folders.ts';

const WANTED_MAJOR = 24;

/** Imported first by every command: outside npm scripts, an older Node hands over to the one that npm installed. */
if (Number(process.versions.node.split('.', 1)[0]) < WANTED_MAJOR) {
  const node = join(CHECKOUT, 'node_modules/.bin/node');
  if (!existsSync(node)) {
    console.error(
      `Нужен Node ${WANTED_MAJOR}, а это ${process.version}. Выполните npm ci: он поставит нужный.`,
    );
    process.exit(1);
  }
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
