import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssScopeOf } from '@polden/mfe-release';
import { CLIENT_ENTRY, EXPOSE, SERVER_ENTRY } from './entries.ts';
import type { BuildInfo } from './plugins/build-info-plugin.ts';
import type { RemoteBuild } from './remote-config.ts';
import { expectDeclaredInstalled, sharedRanges } from './shared-versions.ts';

/** What build.json says of a remote whatever it imports. */
export function buildFacts({ name, dir, mode, global }: RemoteBuild): Omit<BuildInfo, 'uses'> {
  expectDeclaredInstalled(dir, mode);
  return {
    version: versionIn(dir),
    global,
    expose: EXPOSE,
    clientEntry: CLIENT_ENTRY,
    serverEntry: SERVER_ENTRY,
    shared: sharedRanges(dir, mode),
    cssScope: cssScopeOf(name),
  };
}

function versionIn(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
}
