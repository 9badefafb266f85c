import { defineConfig, devices } from 'playwright/test';
import { findBrowser, type Browser } from './deploy/local/browser/find-browser.ts';
import { chooseE2eEnvironment } from './deploy/testing/e2e-platform.ts';

/** The first process of a run looks for the browser; its workers are told. */
process.env['E2E_BROWSER'] ??= JSON.stringify(await findBrowser());
const browser = JSON.parse(process.env['E2E_BROWSER']) as Browser;
const { E2E_ORIGIN } = await chooseE2eEnvironment();

export default defineConfig({
  testDir: 'shell/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './deploy/testing/e2e-platform.ts',
  outputDir: '.data/test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.data/test-results/e2e.json' }]],
  use: {
    baseURL: E2E_ORIGIN,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executable,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
  projects: [
    {
      name: 'phone',
      // What is no page is tried once.
      testIgnore: ['release.e2e.ts', 'outage.e2e.ts', 'crash.e2e.ts', 'start.e2e.ts'].map(
        (name) => `**/${name}`,
      ),
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, defaultBrowserType: 'chromium' },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1340, height: 900 } } },
  ],
});
