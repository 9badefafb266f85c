import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import type { Problem } from '@polden/mfe-release';
import semver from 'semver';

/** All of a module's names. */
const EVERY_NAME = '*';

/** What keeps a remote from running in a shell; empty when it does. */
export function incompatibilities(remote: ReleaseManifest, shell: ShellManifest): Problem[] {
  const at = `shell ${shell.version}`;
  const ranges = Object.entries(remote.shared).flatMap(([name, range]): Problem[] => {
    const given = shell.shared[name];
    if (given !== undefined && semver.satisfies(given, range)) return [];
    const what = given === undefined ? `does not share ${name}` : `has ${name} ${given}, not ${range}`;
    return [
      {
        refusal: 'shared-range',
        message: `${at} ${what}, which ${remote.name}@${remote.version} needs. Build with a version that the shell meets, or bundle it`,
      },
    ];
  });
  const names = Object.entries(remote.uses).flatMap(([module, used]): Problem[] => {
    const exported = new Set(shell.exports[module]);
    const missing = used.filter((name) => name !== EVERY_NAME && !exported.has(name));
    if (missing.length === 0) return [];
    return [
      {
        refusal: 'facade-export',
        message: `${at} gives no ${missing.join(', ')} of ${module}, which ${remote.name}@${remote.version} imports. Use what it gives, or have the export added to the shell first`,
      },
    ];
  });
  return [...ranges, ...names];
}
