import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openings, wallsFor } from '@polden/mfe-release';
import type { UserOfWorkers } from './user-of-workers.ts';

/**
 * Says plainly what this machine does not close around code of remotes. `endsWithSupervisor`: a serving process does even
 * while its thread is held.
 */
export function sayWhatIsOpen(
  { user, because }: UserOfWorkers,
  endsWithSupervisor: boolean,
  say: (message: string) => void,
): void {
  const serving = [
    'network',
    ...(user
      ? []
      : ['signals to other processes', because ? `user of its own (${because})` : 'user of its own']),
    ...(endsWithSupervisor ? [] : ['a held process goes on after its supervisor']),
  ];
  say(
    `serving processes ${user ? `run as user ${user.uid}, ` : ''}read and write their own files only, and start no process, thread or native code; not closed here: ${serving.join(', ')}`,
  );
  const trials = openings(wallsFor(pathToFileURL(path.join(import.meta.dirname, 'preflight-process.mjs'))));
  say(
    `trials of releases: ${trials.length === 0 ? 'all is closed' : `not closed here: ${trials.join(', ')}`}`,
  );
}
