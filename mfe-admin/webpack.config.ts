import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

/** The package exports nothing but a reader of files, which a browser does not have. */
const require = createRequire(import.meta.url);
const DICTIONARY = dirname(require.resolve('dictionary-ru'));
const DICTIONARY_FILES = ['aff', 'dic'].map((extension) => `index.${extension}`);
/** What only a browser of the staff asks for. */
const FILES: readonly [name: string, file: string][] = [
  ...DICTIONARY_FILES.map((file): [string, string] => [`dictionary-ru/${file}`, join(DICTIONARY, file)]),
  ...['axe-core/axe.min.js', 'axe-core/locales/ru.json'].map((name): [string, string] => [
    name,
    require.resolve(name),
  ]),
];

export default (options: BuildOptions) => {
  const [client, server] = remoteConfig({ name: 'mfe-admin', dir: import.meta.dirname, ...options });
  const rules = [
    ...(client.module?.rules ?? []),
    { test: /\.(aff|dic)$|[\\/]axe\.min\.js$/, type: 'asset/source' },
  ];
  return [
    {
      ...client,
      module: { ...client.module, rules },
      resolve: withFiles(client.resolve, (file) => file),
    },
    // Nobody spells, and no page is checked, on the server.
    {
      ...server,
      resolve: withFiles(server.resolve, () => false),
    },
  ];
};

type Resolve = NonNullable<ReturnType<typeof remoteConfig>[0]['resolve']>;

/** These files lead to what `placeOf` says; false: to nothing. */
function withFiles(resolve: Resolve | undefined, placeOf: (file: string) => string | false): Resolve {
  const own = resolve?.alias ?? {};
  const known = Array.isArray(own) ? own : Object.entries(own).map(([name, alias]) => ({ name, alias }));
  const files = FILES.map(([name, file]) => ({ name, alias: placeOf(file) }));
  return { ...resolve, alias: [...known, ...files] };
}
