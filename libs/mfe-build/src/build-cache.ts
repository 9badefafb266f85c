import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import type { BuildContext } from './rules/context.ts';

/** On disk, so that the next build repeats only what changed; void as soon as the build itself changes. */
export function buildCache({ name, dir, mode, side }: BuildContext): FileCacheOptions {
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
