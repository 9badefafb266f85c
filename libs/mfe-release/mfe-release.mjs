#!/usr/bin/env node
// JavaScript that an older Node reads, too: it cannot read the program itself, and would only say so about a file's ending.
if (process.features.typescript) await import('./src/cli.ts');
else {
  console.error(
    `mfe-release: Node ${process.version} is too old for it. "npx mfe-release", run in the checkout, takes the Node that is installed there.`,
  );
  process.exitCode = 1;
}
