#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

// JavaScript that an older Node reads, too: it cannot read the program itself, and would only say so about a file's ending.
if (process.features.typescript) {
  // What it is made of is compiled once, and not at each call; in the checkout, where nobody else may write it.
  nodeModule.enableCompileCache(
    fileURLToPath(new URL('../../node_modules/.cache/mfe-release', import.meta.url)),
  );
  await import('./src/cli.ts');
} else {
  console.error(
    `mfe-release: Node ${process.version} is too old for it. "npx mfe-release", run in the checkout, takes the Node that is installed there.`,
  );
  process.exitCode = 1;
}
