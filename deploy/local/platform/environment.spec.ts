import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { apiEnvironment } from './environment.ts';
import { localSecrets } from './secrets.ts';

const NAME = 'WEBHOOK_LOCAL_ADDRESSES';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'polden-environment-'));
});
afterEach(() => {
  delete process.env[NAME];
  rmSync(dataDir, { recursive: true });
});

it('webhooks can be tried on this machine, unless a developer says otherwise', () => {
  const facts = {
    ports: { shell: 4200, api: 4201, crm: 4202 },
    dataDir,
    databaseUrl: 'postgres://localhost/polden',
    shellState: dataDir,
    secrets: localSecrets(dataDir),
  };
  expect(apiEnvironment(facts)).toHaveProperty(NAME, 'on');
  process.env[NAME] = 'off';
  expect(apiEnvironment(facts)).toHaveProperty(NAME, 'off');
});
