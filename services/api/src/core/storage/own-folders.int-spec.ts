import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MEDIA_PATHS } from '@polden/api-contract';
import sharp from 'sharp';
import { startTestRegistry, type TestRegistry } from '../../releases/testing/test-registry.ts';
import { signIn, upload } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let parent: string;
/** No user can make a folder there. */
let file: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'own-folders-'));
  file = join(parent, 'file');
  await writeFile(file, '');
});
afterAll(() => rm(parent, { recursive: true }));

const NOT_KEPT = {
  code: 503,
  message: 'Файлы сейчас не сохраняются: попробуйте позже',
  fields: { retryAfter: 60 },
};

it('says at the start which folders take no files, and starts', async () => {
  const lines: string[] = [];
  const api: TestApp = await startTestApp({
    env: { MEDIA_DIR: join(file, 'media'), ARTIFACTS_DIR: join(parent, 'artifacts') },
    logTo: { write: (line) => void lines.push(line) },
  });
  const said = lines.filter((line) => line.includes('cannot be written'));
  expect(said).toEqual([expect.stringContaining(`MEDIA_DIR ${join(file, 'media')} cannot be written: `)]);
  expect((await api.app.inject({ url: '/api/v1/health/ready' })).statusCode).toBe(200);
  await api.close();
});

it('answers an upload that it has no place for with 503', async () => {
  const api: TestRegistry = await startTestRegistry({
    MEDIA_DIR: join(file, 'media'),
    ARTIFACTS_DIR: join(file, 'artifacts'),
  });
  const { accessToken } = await signIn(api, 'MANAGER');
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0f4f4b' } })
    .png()
    .toBuffer();
  const authorization = `Bearer ${accessToken}`;
  const headers = { authorization, 'x-requested-with': 'test' };
  const answer = await upload(api, MEDIA_PATHS.upload, { bytes }, headers);
  expect([answer.status, answer.body]).toEqual([503, NOT_KEPT]);
  const team = await api.enrol('lending', ['mfe-lending']);
  const release = await api.app.inject({
    method: 'PUT',
    url: '/api/v1/releases/file?remote=mfe-lending&version=1.0.0&path=client/page.js',
    headers: { authorization: `Bearer ${team.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('page()'),
  });
  expect([release.statusCode, release.json(), release.headers['retry-after']]).toEqual([503, NOT_KEPT, '60']);
  await api.close();
});
