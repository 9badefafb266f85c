import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { errorBody } from '../errors/error-body.ts';
import { folderProblem } from './folder-problem.ts';

const failed = (code: string, facts: object = {}) =>
  Object.assign(new Error('of the disk'), { code, ...facts });

it.each(['ENOSPC', 'EDQUOT'])('says that there is no room: %s', (code) => {
  expect(errorBody(failed(code, { syscall: 'write' }))).toEqual({
    code: 503,
    message: 'Не хватает места для файлов: попробуйте позже',
    fields: { retryAfter: 60 },
  });
});

it.each([
  ['a read-only disk', failed('EROFS', { syscall: 'mkdir', path: '/data' })],
  ['a disk that fails', failed('EIO', { syscall: 'fsync' })],
  ['a folder of somebody else', failed('EACCES', { syscall: 'open', path: '/data/file' })],
])('says that no files are kept: %s', (_name, error) => {
  expect(errorBody(error)).toMatchObject({
    code: 503,
    message: 'Файлы сейчас не сохраняются: попробуйте позже',
  });
});

it.each([
  ['a port that we may not have', failed('EACCES', { syscall: 'listen', port: 80 })],
  ['a file that is not there', failed('ENOENT', { syscall: 'open', path: '/data/file' })],
])('keeps %s an error of ours', (_name, error) => {
  expect(errorBody(error).code).toBe(500);
});

it('finds nothing wrong with a folder that takes a file, and leaves none there', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'folders-'));
  expect(await folderProblem(join(parent, 'new'))).toBeNull();
  await writeFile(join(parent, 'file'), '');
  expect(await folderProblem(join(parent, 'file'))).toMatch(/^(?:EEXIST|ENOTDIR): /u);
  await rm(parent, { recursive: true });
});
