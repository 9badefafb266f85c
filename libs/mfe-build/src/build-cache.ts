import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { outputFolder } from './output-folder.ts';
import type { BuildContext } from './rules/context.ts';

/**
 * On disk, so that the next build repeats only what changed; void as soon as the build itself changes. The first build of a checkout
 * writes none: that costs a third of it, and where it is not a person's nobody builds again.
 */
export function buildCache({ name, dir, mode, side }: BuildContext): FileCacheOptions | false {
  if (mode === 'production' && !existsSync(outputFolder(dir, mode))) return false;
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .map((file) => join(import.meta.dirname, file));
  return {
    type: 'filesystem',
    name: `${name}-${side}-${mode}`,
    cacheDirectory: join(dir, 'node_modules/.cache/mfe-build'),
    buildDependencies: { build: sources, config: [join(dir, 'webpack.config.ts')] },
  };
}
