import '../local/node-24.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../local/folders.ts';
import { pipelineFile, pipelineOf } from './pipeline.ts';
import { remoteFolders } from './workspace.ts';

/** `npm run pipelines`: writes deploy/ci/<remote>.yml of every remote. */
for (const remote of remoteFolders(CHECKOUT)) {
  const file = join(CHECKOUT, pipelineFile(remote));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pipelineOf(CHECKOUT, remote));
  console.log(pipelineFile(remote));
}
