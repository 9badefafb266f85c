import './node-24.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProof } from '../testing/suites.ts';
import { CHECKOUT } from './folders.ts';
import { buildOrExit } from './platform/build-or-exit.ts';

/** `npm run proof:<name>`: a proof that takes longer than a test may, on the whole platform. Prints its figures. `-- -g part` runs only what is called so. */
const [name = '', ...options] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name) || !existsSync(join(CHECKOUT, `shell/e2e/proofs/${name}.proof.ts`))) {
  console.error(`Нет доказательства «${name}»: смотрите shell/e2e/proofs.`);
  process.exit(2);
}
await buildOrExit();
process.exit((await runProof(name, options)) ? 0 : 1);
