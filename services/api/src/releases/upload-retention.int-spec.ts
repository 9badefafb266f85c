import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { UPLOAD_RETENTION } from '../core/jobs/queues.ts';
import { listFiles } from '../core/storage/durable-files.ts';
import { eventually } from '../testing/eventually.ts';
import { ArtifactStore } from './artifacts/artifact-store.ts';
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts';

const DAY_MS = 24 * 3_600_000;
const PAGE = 'client/page.js';
let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

it('an upload of which nothing has come for a week is dropped, with the halves of files that a killed process has left', async () => {
  const store = registry.app.get(ArtifactStore);
  const staging = join(registry.artifactsDir, '.staging');
  const stage = (version: string, path: string) =>
    store.stage({ remote: 'mfe-lending', version }, path, Readable.from([Buffer.from('page()')]), 1_024);
  const age = (path: string, days: number) => {
    const at = new Date(Date.now() - days * DAY_MS);
    return utimes(join(staging, path), at, at);
  };
  for (const [version, days] of [
    ['1.0.0', 8],
    ['1.1.0', 6],
    ['1.2.0', 8],
  ] as const) {
    await stage(version, PAGE);
    await age(`mfe-lending/${version}/${PAGE}`, days);
    await age(`mfe-lending/${version}`, days);
  }
  // Somebody goes on with it.
  await stage('1.2.0', 'server/remote.cjs');
  await mkdir(join(staging, '.drafts'), { recursive: true });
  for (const [name, days] of [
    ['killed', 8],
    ['coming', 0],
  ] as const) {
    await writeFile(join(staging, '.drafts', name), 'pa');
    await age(`.drafts/${name}`, days);
  }

  await registry.app.get(JobQueue).send(registry.dataSource.manager, UPLOAD_RETENTION, null);
  await eventually(async () => !(await readdir(join(staging, 'mfe-lending'))).includes('1.0.0'));
  expect(await listFiles(staging)).toEqual([
    '.drafts/coming',
    `mfe-lending/1.1.0/${PAGE}`,
    `mfe-lending/1.2.0/${PAGE}`,
    'mfe-lending/1.2.0/server/remote.cjs',
  ]);
});
