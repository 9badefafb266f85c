#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, BuildError } from './cli/build.ts';
import { isBuiltByRspack } from './load-config.ts';
import { startRemoteDevServer } from './dev/remote-dev-server.ts';
import { startShellDevBuild } from './dev/shell-dev-build.ts';

const USAGE = `mfe-build                                  build the package in this folder for production
mfe-build dev [--port N] [--shell ORIGIN]  build it on each edit; a remote is served on port N (5160) to the shell (http://localhost:4200)`;

async function main(dir: string): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '5160' },
      shell: { type: 'string', default: 'http://localhost:4200' },
    },
  });
  const [command, ...rest] = positionals;
  if (rest.length > 0 || (command !== undefined && command !== 'dev')) throw new Error(USAGE);
  if (command === undefined) return build(dir);
  if (isBuiltByRspack(dir) && !existsSync(join(dir, 'webpack.config.ts')))
    throw new Error('mfe-build dev serves webpack builds: add a webpack.config.ts beside rspack.config.ts');
  if (!existsSync(join(dir, 'src/remote.tsx'))) {
    await startShellDevBuild({ dir, onBuilt: () => undefined });
    return;
  }
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string };
  const port = Number(values.port);
  await startRemoteDevServer({ name: name.replace(/^@[^/]+\//, ''), dir, port, shellOrigin: values.shell });
}

try {
  await main(process.cwd());
} catch (error) {
  const isReadable = error instanceof BuildError || !(error instanceof Error);
  console.error(isReadable ? String(error instanceof Error ? error.message : error) : error.message);
  process.exitCode = 1;
}
