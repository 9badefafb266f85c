import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

/** The package exports nothing but a reader of files, which a browser does not have. */
const DICTIONARY = dirname(createRequire(import.meta.url).resolve('dictionary-ru'));
const FILES = ['aff', 'dic'].map((extension) => `dictionary-ru/index.${extension}`);

export default (options: BuildOptions) => {
  const [client, server] = remoteConfig({ name: 'mfe-admin', dir: import.meta.dirname, ...options });
  const rules = [...(client.module?.rules ?? []), { test: /\.(aff|dic)$/, type: 'asset/source' }];
  const inBrowser = FILES.map((name) => [name, join(DICTIONARY, name.split('/')[1] ?? '')]);
  return [
    {
      ...client,
      module: { ...client.module, rules },
      resolve: { ...client.resolve, alias: { ...client.resolve?.alias, ...Object.fromEntries(inBrowser) } },
    },
    // Nobody spells on the server.
    {
      ...server,
      resolve: {
        ...server.resolve,
        alias: { ...server.resolve?.alias, ...Object.fromEntries(FILES.map((name) => [name, false])) },
      },
    },
  ];
};
