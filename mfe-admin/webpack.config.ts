import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

/** The package exports nothing but a reader of files, which a browser does not have. */
const DICTIONARY = dirname(createRequire(import.meta.url).resolve('dictionary-ru'));
const FILES = ['aff', 'dic'].map((extension) => `index.${extension}`);

export default (options: BuildOptions) => {
  const [client, server] = remoteConfig({ name: 'mfe-admin', dir: import.meta.dirname, ...options });
  const rules = [...(client.module?.rules ?? []), { test: /\.(aff|dic)$/, type: 'asset/source' }];
  return [
    {
      ...client,
      module: { ...client.module, rules },
      resolve: withFiles(client.resolve, (file) => join(DICTIONARY, file)),
    },
    // Nobody spells on the server.
    {
      ...server,
      resolve: withFiles(server.resolve, () => false),
    },
  ];
};

type Resolve = NonNullable<ReturnType<typeof remoteConfig>[0]['resolve']>;

/** The files of the dictionary lead to what `placeOf` says; false: to nothing. */
function withFiles(resolve: Resolve | undefined, placeOf: (file: string) => string | false): Resolve {
  const own = resolve?.alias ?? {};
  const known = Array.isArray(own) ? own : Object.entries(own).map(([name, alias]) => ({ name, alias }));
  const files = FILES.map((file) => ({ name: `dictionary-ru/${file}`, alias: placeOf(file) }));
  return { ...resolve, alias: [...known, ...files] };
}
