import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import { startBuilder, type BuilderContext } from './start-builder.ts';

const BUILT = 'shell: built';

/** Builds the shell again on each edit; resolves after the first build and calls back after each later one. */
export async function watchShell(context: BuilderContext, onRebuilt: () => void): Promise<void> {
  let builds = 0;
  await startBuilder(context, {
    name: 'shell',
    cwd: join(CHECKOUT, 'shell'),
    args: ['dev'],
    isReady: () => builds > 0,
    onOutput: (line) => {
      if (!line.includes(BUILT)) return;
      builds += 1;
      if (builds > 1) onRebuilt();
    },
  });
}
