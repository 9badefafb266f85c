import { join } from 'node:path';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { baseConfig } from './base-config.ts';
import { ASSETS_PATH } from './shell-client.ts';
import { sharedVersions } from './shared-versions.ts';
import type { ShellBuild } from './shell-config.ts';

/**
 * The server's programs as ES modules, so that code means the same as where Node runs its source. Installed packages stay
 * outside; the workspace's libraries are TypeScript and CSS, and are bundled.
 */
export function shellServer({
  name,
  dir,
  mode,
  output,
  publicPath,
  serverEntries,
}: ShellBuild): Configuration {
  const base = baseConfig({ name, dir, mode, side: 'server' });
  return {
    ...base,
    target: 'node24',
    entry: {
      main: './src/server/main.ts',
      worker: './src/server/worker.ts',
      'picture-process': './src/server/supervisor/picture-process.ts',
      'preflight-process': './src/server/releases/preflight-process.ts',
      'shell-facts': './src/server/shell-facts.ts',
      ...serverEntries,
    },
    experiments: { outputModule: true },
    output: {
      path: join(output, 'server'),
      publicPath: publicPath ?? ASSETS_PATH,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module-import',
    externals: [installedPackage],
    module: {
      ...base.module,
      // `import.meta` is that of the output; workers are entries of their own.
      parser: { javascript: { importMeta: false, url: false, worker: false } },
    },
    optimization: { ...base.optimization, minimize: false },
    plugins: [new webpack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions(dir, mode)) })],
  };
}

/** Code of an installed package, by its name: not a file of ours, a workspace library, or a font or style of a package. */
async function installedPackage({ request }: ExternalItemFunctionData): Promise<string | undefined> {
  const isPackage =
    /^(@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*(\/|$)/.test(request) && !request.startsWith('@polden/');
  return isPackage && !/\.(css|woff2|svg|png|webp)$/.test(request) ? request : undefined;
}
