// @ts-check
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaries } from './deploy/lint/boundaries.mjs';
import { houseRules } from './deploy/lint/house-rules.mjs';
import { readProjects } from './deploy/lint/projects.mjs';

const { projects, fingerprint } = await readProjects();

export default defineConfig([
  globalIgnores([
    '**/dist/',
    '**/release/',
    '**/coverage/',
    '**/test-results/',
    '**/next-env.d.ts',
    '.data/',
    '.nx/',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    settings: { 'polden/projects': fingerprint },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.ts'], defaultProject: 'tsconfig.base.json' },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // Safari takes the role away from a list without bullets.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // One request with a long text must not stop a process that answers all others.
    name: 'linear-time',
    ignores: ['**/*spec.{ts,tsx}', '**/e2e/**', '**/testing/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    name: 'linear-time/read-by-servers',
    files: [
      'services/**/*.ts',
      'shell/src/server/**/*.ts',
      'libs/{ru,field-kinds,reference-data,mfe-release}/src/**/*.ts',
    ],
    ignores: ['**/*spec.ts', '**/testing/**'],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  houseRules,
  boundaries({ plugin: nx, projects }),
  {
    // Their packages are there only after `npm run bench:peers`, which checks their types; their routes are default exports.
    name: 'bench/frameworks',
    files: ['bench/peers/{next,modern}/**'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-restricted-exports': 'off' },
  },
  prettier,
]);
