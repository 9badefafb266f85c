import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { CHECKOUT } from '../folders.ts';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { removeCluster } from '../postgres/remove-cluster.ts';
import { StartError } from '../start-error.ts';
import { backup, restore } from './backup.ts';

let folder: string;
let dataDir: string;
let restored: string;
let cluster: Cluster | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polden-backup-'));
  dataDir = join(folder, 'platform');
  restored = join(folder, 'restored');
  for (const name of [dataDir, join(dataDir, 'media')]) mkdirSync(name);
  mkdirSync(restored);
});
afterAll(async () => {
  await cluster?.stop();
  await removeCluster(dataDir);
  await removeCluster(restored);
  await removeCluster(join(folder, 'other'));
  rmSync(folder, { recursive: true, force: true });
});

async function open(dir: string): Promise<pg.Client> {
  cluster = await startCluster({ dataDir: dir, logFile: join(folder, 'postgres.log') });
  await cluster.createDatabase('site');
  const client = new pg.Client({ connectionString: cluster.urlOf('site') });
  await client.connect();
  return client;
}

describe('a backup of the running platform', () => {
  it('holds all that was committed before it began, and starts on the same major version', async () => {
    writeFileSync(join(dataDir, 'media/picture'), 'bytes');
    const client = await open(dataDir);
    await client.query('CREATE TABLE kept (id integer PRIMARY KEY, text text)');
    await client.query(`INSERT INTO kept SELECT n, repeat('слово ', 50) FROM generate_series(1, 5000) AS n`);
    const copied = new AbortController();
    const writing = (async () => {
      for (let id = 5001; !copied.signal.aborted; id += 1) {
        await client.query('INSERT INTO kept VALUES ($1, $2)', [id, 'пока копируют']);
      }
    })();
    const copy = join(folder, 'copy');
    await backup(dataDir, copy);
    copied.abort();
    await writing;
    const { rows: version } = await client.query<{ server_version: string }>('SHOW server_version');
    await client.end();
    await cluster?.stop();

    await restore(copy, restored);
    const again = await open(restored);
    const { rows } = await again.query<{ first: string; gaps: boolean }>(
      `SELECT count(*) FILTER (WHERE id <= 5000) AS first, max(id) <> count(*) AS gaps FROM kept`,
    );
    expect(rows).toEqual([{ first: '5000', gaps: false }]);
    expect((await again.query('SHOW server_version')).rows).toEqual(version);
    await again.end();
    expect(readFileSync(join(restored, 'media/picture'), 'utf8')).toBe('bytes');
    await expect(restore(copy, restored)).rejects.toThrow(StartError);
    await expect(backup(dataDir, copy)).rejects.toThrow(StartError);
  });

  it('is given up as a whole where something of it cannot be copied', async () => {
    const copy = join(folder, 'unfinished');
    const secrets = join(dataDir, 'secrets.json');
    mkdirSync(secrets);
    await expect(backup(dataDir, copy)).rejects.toThrow(StartError);
    expect(readdirSync(copy)).toEqual([]);
    rmSync(secrets, { recursive: true });

    await backup(dataDir, copy);
    const target = join(folder, 'half');
    mkdirSync(join(copy, 'secrets.json'));
    await expect(restore(copy, target)).rejects.toThrow(StartError);
    expect(readdirSync(target)).toEqual([]);

    rmSync(join(copy, 'secrets.json'), { recursive: true });
    rmSync(join(copy, 'complete'));
    await expect(restore(copy, target)).rejects.toThrow('копия не закончена');
    expect(readdirSync(target)).toEqual([]);
  });

  it('is made of the chosen data folder, and brought back to it, and both are named', () => {
    const copy = join(folder, 'chosen');
    const other = join(folder, 'other');
    mkdirSync(other);
    const command = (name: string, data: string) =>
      spawnSync(process.execPath, [join(CHECKOUT, 'deploy/local/backup.ts'), name, copy], {
        env: { ...process.env, POLDEN_DATA_DIR: data },
        encoding: 'utf8',
      }).stdout;
    expect(command('backup', dataDir)).toContain(`Читаем ${dataDir}, пишем в ${copy}`);
    expect(command('restore', other)).toContain(`Читаем ${copy}, пишем в ${other}`);
    expect(readFileSync(join(other, 'media/picture'), 'utf8')).toBe('bytes');
  });

  it('takes one folder beside the data, and writes nothing where it is told otherwise', () => {
    const command = (...words: string[]) =>
      spawnSync(process.execPath, [join(CHECKOUT, 'deploy/local/backup.ts'), 'backup', ...words], {
        cwd: folder,
        env: { ...process.env, POLDEN_DATA_DIR: dataDir },
        encoding: 'utf8',
      });
    const before = readdirSync(folder);
    for (const words of [[], [''], ['--help'], ['one', 'two'], ['--to', 'one']])
      expect(command(...words)).toMatchObject({
        status: 2,
        stderr: 'Назовите одну папку: npm run backup -- <папка>\n',
      });
    for (const inside of ['', 'copy']) {
      const { status, stderr } = command(join(dataDir, inside));
      expect(status).toBe(1);
      expect(stderr).toContain('вне папки с данными');
    }
    expect(readdirSync(folder)).toEqual(before);
    expect(readdirSync(dataDir)).not.toContain('copy');
  });
});
