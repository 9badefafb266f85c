import { subscribe } from 'node:diagnostics_channel';
import { stackOf } from '@polden/mfe-release';
import { releaseOf } from './remote-of-stack.ts';

/** Kinds of permission of Node; each is told of on a channel of its own. */
const KINDS = ['fs', 'child', 'worker', 'addon', 'inspector', 'wasi'];
/** A loop that is refused for ever says so once. */
const MOST = 100;

/**
 * Reports what this process was not allowed to do, with the release that was running: its own code could catch
 * ERR_ACCESS_DENIED. `running`: remote@version under the mark, null for none.
 */
export function reportDenials(running: () => string | null, report: (message: string) => void): void {
  const said = new Set<string>();
  for (const kind of KINDS) {
    subscribe(`node:permission-model:${kind}`, (message) => {
      const { permission, resource } = message as { permission: string; resource: string };
      const release = running() ?? releaseOf(stackOf(new Error())) ?? 'no known release';
      const line = `refused to code of ${release}: ${permission} ${resource}`;
      if (said.has(line) || said.size >= MOST) return;
      said.add(line);
      report(line);
    });
  }
}
