import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT, platform } from './platform.ts';
import { enrolOwner, releaseAs } from './release-as.ts';

/** The build plugin of @module-federation/enhanced, or Rspack. */
export type OtherBuild = 'enhanced' | 'rspack';

const FIXTURES = join(CHECKOUT, 'shell/e2e/fixtures/other-builds');

/** Builds the fixture in that way and releases it with the commands that a team uses; returns the remote's name. */
export function releaseOtherBuild(build: OtherBuild, version: string): string {
  const name = `mfe-${build}`;
  const folder = join(platform.dataDir, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(FIXTURES, 'source'), folder, { recursive: true });
  cpSync(join(FIXTURES, build), folder, { recursive: true });
  const entry = join(folder, 'src/remote.tsx');
  writeFileSync(entry, readFileSync(entry, 'utf8').replace('REMOTE-NAME', name));
  const description = { name: `@polden/${name}`, version, type: 'module', private: true };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  releaseAs(enrolOwner(name, `${name}:primary`), folder, `${name}@${version}`);
  return name;
}
