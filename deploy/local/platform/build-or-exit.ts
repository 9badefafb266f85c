import { join } from 'node:path';
import { DATA_DIR, ensureFolder } from '../folders.ts';
import { describeError } from '../start-error.ts';
import { buildAll, BuildFailed, buildTurn, keepBuild } from './build.ts';
import { createProgress } from './progress.ts';

/** Builds everything before a run of tests, once for all of it; ends the process when the product does not build. */
export async function buildOrExit(): Promise<void> {
  const logFile = join(ensureFolder(join(DATA_DIR, 'logs')), 'build.log');
  try {
    await createProgress().step('Сборка', async (note) => {
      const endTurn = await buildTurn({ note });
      await buildAll({ logFile, note }).finally(endTurn);
    });
    keepBuild();
  } catch (error) {
    if (error instanceof BuildFailed) console.error(error.output.trim());
    console.error(describeError(error));
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}
