import { CLIENT_ENTRY, EXPOSE, EXPOSED_CHUNK } from './entries.ts';
import type { RemoteBuild } from './remote-config.ts';
import { packageOf, sharedModules } from './shared.ts';
import { sharedRanges } from './shared-versions.ts';

/** What a remote tells the federation plugin of webpack, of Rspack or of @module-federation/enhanced, which read the same. */
export function containerOptions({ dir, mode, global }: RemoteBuild) {
  const ranges = sharedRanges(dir, mode);
  const shared = sharedModules(mode).map((module) => {
    const requiredVersion = ranges[packageOf(module)] ?? (false as const);
    // The shell's instance or none: no copy of the remote's own to fall back on.
    return [
      module,
      { singleton: true, strictVersion: true, requiredVersion, import: false as const },
    ] as const;
  });
  return {
    name: global,
    filename: CLIENT_ENTRY,
    library: { type: 'var', name: global },
    exposes: { [EXPOSE]: { import: './src/remote.tsx', name: EXPOSED_CHUNK } },
    shared: Object.fromEntries(shared),
  };
}
