import { cssScopeOf } from '@polden/mfe-release';
import { CLIENT_ENTRY, EXPOSE, SERVER_ENTRY } from './entries.ts';
import type { BuildInfo } from './plugins/build-info-plugin.ts';
import type { RemoteBuild } from './remote-config.ts';
import { sharedRanges } from './shared-versions.ts';

/** What build.json says of a remote whatever it imports. */
export function buildFacts({ name, dir, mode, global }: RemoteBuild): Omit<BuildInfo, 'uses'> {
  return {
    global,
    expose: EXPOSE,
    clientEntry: CLIENT_ENTRY,
    serverEntry: SERVER_ENTRY,
    shared: sharedRanges(dir, mode),
    cssScope: cssScopeOf(name),
  };
}
