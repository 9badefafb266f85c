/** One transform for everything: types, JSX and the decorator metadata that NestJS and TypeORM read. */
const swc = [
  '@swc/jest',
  {
    module: { type: 'es6' },
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
  },
];

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/release/', '/.data/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.*/dist/',
    '<rootDir>/.*/release/',
    '<rootDir>/.data/',
    '<rootDir>/.nx/',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/deploy/testing/css-module.ts',
    'axe-core/axe\\.min\\.js$': '<rootDir>/deploy/testing/asset.ts',
    '\\.(css|svg|png|jpe?g|webp|avif|ico|woff2|aff|dic)(\\?inline)?$': '<rootDir>/deploy/testing/asset.ts',
  },
};

/** What a worker has loaded serves all its files: loading it for each of them was half of the time. */
const sharedModules = {
  runtime: '<rootDir>/deploy/testing/shared-modules/runtime.ts',
  testEnvironment: '<rootDir>/deploy/testing/shared-modules/environment.ts',
};

/** They add to the product's definitions, or run what they have just built on modules of their own. */
const UNSHARED = ['/adding-a-[^/]*$', '/libs/mfe-build/'];

const integration = {
  ...common,
  globalSetup: '<rootDir>/deploy/testing/start-test-cluster.ts',
  globalTeardown: '<rootDir>/deploy/testing/stop-test-cluster.ts',
  setupFiles: ['<rootDir>/deploy/testing/own-database.ts'],
  setupFilesAfterEnv: ['<rootDir>/deploy/testing/second-try.ts'],
};

/** What takes longer than a test may is run by its name alone. */
const proof = process.env.PROOF ? [`**/${process.env.PROOF}.proof.ts`] : [];

/** Run through `npm test`, or `node --experimental-vm-modules node_modules/jest/bin/jest.js`. */
export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      ...sharedModules,
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...UNSHARED],
    },
    {
      ...common,
      displayName: 'unit-alone',
      testEnvironment: 'node',
      testMatch: ['**/adding-a-*.spec.ts', '<rootDir>/libs/mfe-build/**/*.spec.ts', ...proof],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/deploy/testing/dom-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/deploy/testing/dom-setup.ts'],
      testMatch: ['**/*.spec.tsx'],
    },
    {
      ...integration,
      displayName: 'integration',
      ...sharedModules,
      testMatch: ['**/*.int-spec.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...UNSHARED],
    },
    {
      ...integration,
      displayName: 'integration-alone',
      testEnvironment: 'node',
      // They add to the product's definitions, which nobody else may meet, in memory or in the schema.
      setupFiles: [...integration.setupFiles, '<rootDir>/deploy/testing/own-schema.ts'],
      testMatch: ['**/adding-a-*.int-spec.ts'],
    },
  ],
  // Only what hangs: a machine that others use is slow at times.
  testTimeout: 120_000,
};
