import { MOSCOW_ZONE } from '@polden/ru';
import { defineConfig, devices } from 'playwright/test';
import { findHeadlessShell, type Browser } from './deploy/local/browser/find-browser.ts';
import { chooseE2eEnvironment } from './deploy/testing/e2e-platform.ts';
import { SWEEP } from './shell/e2e/support/sweep.ts';

/** The first process of a run looks for the browser; its workers are told. */
process.env['E2E_BROWSER'] ??= JSON.stringify(await findHeadlessShell());
const browser = JSON.parse(process.env['E2E_BROWSER']) as Browser;
/** Set by `npm run proof:<name>`. */
const proof = process.env['E2E_PROOF'];
/** Each worker has a platform of its own. A proof wants the machine for itself. */
const workers = proof === undefined ? 2 : 1;
const { E2E_ORIGIN } = await chooseE2eEnvironment(workers);

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1340, height: 900 } };
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 780 },
  defaultBrowserType: 'chromium',
} as const;
/** Releases, faults and ends of processes. */
const operations = [
  'start',
  'tampering',
  'remote-faults',
  'publishing',
  'dev-against',
  'release',
  'new-remote',
  'supervisor',
  'confinement',
  'quarantine',
  'crash',
  'other-builds',
  'canary-and-preview',
  'outage',
].map((name) => `**/${name}.e2e.ts`);
/** What has no width. */
const triedOnce = [
  'routes',
  'seo',
  'third-parties',
  'trusted-types',
  'experiments',
  'late-scripts',
  'errors',
  'captcha',
  'demo-content',
  'reflow',
  'still-pages',
  'printed-charts',
  'form-mistakes',
  'films',
  'odd-content',
  'every-type',
  'account-erasure',
].map((name) => `**/${name}.e2e.ts`);
/** What a phone shows no otherwise than a desk; the sweep tries it on both. */
const onDesks = SWEEP
  ? []
  : ['navigation', 'remotes', 'editor', 'documents', 'console', 'payments'].map(
      (name) => `**/${name}.e2e.ts`,
    );
const sweepOnly = SWEEP ? [] : [/@sweep/];
/** Long walks of borrowers and investors, most of whom hold a phone. */
const onPhones = ['loan-products', 'signature', 'borrower-no-js', 'account', 'deposit', 'investors'].map(
  (name) => `**/${name}.e2e.ts`,
);

export default defineConfig({
  testDir: 'shell/e2e',
  testMatch: proof === undefined ? '*.e2e.ts' : `proofs/${proof}.proof.ts`,
  globalSetup: './deploy/testing/e2e-platform.ts',
  outputDir: '.data/test-results',
  workers,
  retries: proof === undefined ? 1 : 0,
  forbidOnly: true,
  // Only what hangs: a machine that others use is slow at times.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.data/test-reports/e2e.json' }]],
  use: {
    baseURL: E2E_ORIGIN,
    locale: 'ru-RU',
    timezoneId: MOSCOW_ZONE,
    // Emptied after each test. A new one would fetch and compile every script again: most of what a page costs.
    reuseContext: true,
    // A trace of every test, of which most are thrown away, is a third of the work.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executable,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
  // In this order, and the longest first: no worker is left alone with it at the end.
  projects:
    proof === undefined
      ? [
          { name: 'operations', testMatch: operations, grepInvert: sweepOnly, use: desktop },
          {
            name: 'desktop',
            testIgnore: [...operations, ...onPhones],
            grepInvert: sweepOnly,
            use: desktop,
          },
          {
            name: 'phone',
            testIgnore: [...operations, ...triedOnce, ...onDesks],
            grepInvert: [/@any-width/, ...sweepOnly],
            use: phone,
          },
        ]
      : [{ name: 'proof', use: desktop }],
});
