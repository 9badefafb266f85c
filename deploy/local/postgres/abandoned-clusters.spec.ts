import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DATA_DIR } from '../folders.ts';
import { OWNER_FILE, removeAbandonedClusters } from './abandoned-clusters.ts';

let root: string;
let home: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clusters-'));
  mkdirSync(DATA_DIR, { recursive: true });
  home = mkdtempSync(join(DATA_DIR, 'abandoned-'));
});
afterEach(() => {
  for (const folder of [root, home]) rmSync(folder, { recursive: true });
});

/** A data folder of this checkout, and the cluster that it leads to. */
function makeData(name: string): string {
  const data = join(home, name);
  const cluster = join(root, `cluster-${name}`);
  for (const folder of [data, cluster]) mkdirSync(folder);
  symlinkSync(cluster, join(data, 'postgres'));
  writeFileSync(join(cluster, OWNER_FILE), data);
  return data;
}

it('a cluster goes with its data folder, and stays with one that was put aside', async () => {
  makeData('kept');
  rmSync(makeData('deleted'), { recursive: true });
  renameSync(makeData('moved'), join(home, 'moved.before'));
  await removeAbandonedClusters(root);
  expect(readdirSync(root).sort()).toEqual(['cluster-kept', 'cluster-moved']);
});
