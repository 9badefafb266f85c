import { RELEASE_CONFIG_FILE } from './release-config.ts';
import type { NewRemote } from './new-remote-options.ts';

const LIBS = ['@polden/mfe-contract', '@polden/ui'];
const SHARED = ['react', 'react-dom', 'react-router-dom'];

/** Content of the new package.json. @param versions of the packages that every remote shares with the shell */
export function packageOf({ name, title, path }: NewRemote, versions: Record<string, string>) {
  return {
    name: `@polden/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `Remote: ${title}, ${path}`,
    scripts: { build: 'mfe-build', typecheck: 'typecheck' },
    dependencies: {
      ...Object.fromEntries(LIBS.map((lib) => [lib, '*'])),
      ...Object.fromEntries(SHARED.map((shared) => [shared, versions[shared] ?? '*'])),
    },
    devDependencies: { '@polden/mfe-build': '*' },
    nx: { tags: ['type:remote'] },
  };
}

/** Files of a package around its source: path to text. */
export function projectFiles({ name, title, path, team, kind }: NewRemote): Record<string, string> {
  return {
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "types": ["node", "jest", "@testing-library/jest-dom/jest-globals"]
  },
  "include": ["**/*.ts", "**/*.tsx", "../libs/ui/src/css-modules.d.ts"],
  "exclude": ["dist", "release", "node_modules"]
}
`,
    'webpack.config.ts': `import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

export default (options: BuildOptions) =>
  remoteConfig({ name: '${name}', dir: import.meta.dirname, ...options });
`,
    [RELEASE_CONFIG_FILE]: `${JSON.stringify({ team, kind }, null, 2)}\n`,
    'README.md': `# @polden/${name}

The remote with «${title}» at \`${path}\`. \`src/remote.tsx\` is the only module that the shell sees; a page is a folder under \`src/features\`, with its test beside it. The team ${team} releases it with \`deploy/ci/${name}.yml\`, as \`docs/releasing.md\` tells.
`,
  };
}
