import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { framework, FRAMEWORKS, isCurrent } from './site/frameworks.ts';

/** `npm run bench:peers`: installs Next.js and Modern.js until their locks change, and builds the page with them until it changes. */
for (const name of FRAMEWORKS) {
  const { dir, installed, built } = framework(name);
  const npm = (...args: string[]) =>
    execFileSync('npm', ['--prefix', dir, ...args], {
      cwd: dir,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
  if (!isCurrent(installed)) {
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
    writeFileSync(installed.stamp, installed.from());
  }
  if (!isCurrent(built)) {
    npm('run', 'build');
    writeFileSync(built.stamp, built.from());
  }
  console.log(`${name}: built`);
}
