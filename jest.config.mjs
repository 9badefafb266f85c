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
    '\\.(css|svg|png|jpe?g|webp|avif|ico|woff2)$': '<rootDir>/deploy/testing/asset.ts',
  },
};

/** Run through `npm test`, or `node --experimental-vm-modules node_modules/jest/bin/jest.js`. */
export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/deploy/testing/dom-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/deploy/testing/dom-setup.ts'],
      testMatch: ['**/*.spec.tsx'],
    },
    {
      ...common,
      displayName: 'integration',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/deploy/testing/start-test-cluster.ts',
      globalTeardown: '<rootDir>/deploy/testing/stop-test-cluster.ts',
      setupFiles: ['<rootDir>/deploy/testing/own-database.ts'],
      testMatch: ['**/*.int-spec.ts'],
    },
  ],
  // Only what hangs: a machine that others use is slow at times.
  testTimeout: 120_000,
};
