import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { messageOf } from '@polden/mfe-release';
import { keepAssets } from './kept-assets.ts';

const EVERY_MS = 6 * 3_600_000;

/**
 * Marks what this shell uses of the files on its disk, now and while it runs, and removes what nobody has used for long.
 * @returns the folder of browser files of earlier shells
 */
export async function stateFiles(
  app: FastifyInstance,
  { state, client }: { state: string; client: string },
  tidyReleases: () => Promise<void>,
  onProblem: (message: string) => void,
): Promise<string> {
  const keptAssets = path.join(state, 'assets');
  const keep = () => keepAssets(client, keptAssets, { onProblem });
  await keep();
  const timer = setInterval(() => {
    void keep();
    tidyReleases().catch((error: unknown) => onProblem(`releases on this disk: ${messageOf(error)}`));
  }, EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return keptAssets;
}
