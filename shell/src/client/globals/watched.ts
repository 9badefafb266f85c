import { whenIdle } from '@polden/ui';
import type { LockedRemote } from '@polden/mfe-contract';
import { boot } from '../boot.ts';
import { restoreSlots, takeSnapshot } from './global-slots.ts';

/** Milliseconds in which the page is looked at once more. */
const LATEST_MS = 4_000;

type Named = Pick<LockedRemote, 'name' | 'version'>;

/** Runs code of a remote in one piece: what it changes of the globals of all is put back, and counts against it. */
export function watched<T>(remote: Named, run: () => T): T {
  const before = takeSnapshot();
  try {
    return run();
  } finally {
    blame(remote, restoreSlots(before));
  }
}

/** The same with code that comes later; meanwhile nobody else's may run, or nobody is blamed. */
export async function watchedLater<T>(remote: Named, run: () => Promise<T>): Promise<T> {
  const before = takeSnapshot();
  const watch = begin(remote.name);
  try {
    return await run();
  } finally {
    if (isAlone()) {
      const changed = restoreSlots(before);
      if (!watch.hasCompany) blame(remote, changed);
    }
    watch.isOver = true;
  }
}

interface Watch {
  name: string;
  /** Code of another remote has come meanwhile: of several nobody knows which one it was. */
  hasCompany: boolean;
  isOver: boolean;
}

let watches: Watch[] = [];

function begin(name: string): Watch {
  const begun: Watch = { name, hasCompany: false, isOver: false };
  watches = watches.filter(({ isOver }) => !isOver);
  for (const other of watches) {
    if (other.name === name) continue;
    other.hasCompany = true;
    begun.hasCompany = true;
  }
  watches.push(begun);
  return begun;
}

/** Looks once more when the page has come to rest: a remote may wait for its moment. */
export function watchUntilIdle(remotes: readonly Named[]): void {
  const [remote, ...others] = remotes;
  if (!remote) return;
  const before = takeSnapshot();
  whenIdle(() => {
    if (!isAlone()) return;
    const changed = restoreSlots(before);
    // Of several nobody knows which one it was.
    if (others.length === 0) blame(remote, changed);
  }, LATEST_MS);
}

/** Whether all scripts of the page are of the shell and of its remotes: those of others may change what they like. */
function isAlone(): boolean {
  const own = [location.origin, ...boot.remotes.map(({ entry }) => new URL(entry, location.href).origin)];
  return [...document.scripts].every(
    ({ src }) => src === '' || src.startsWith('blob:') || own.some((origin) => src.startsWith(`${origin}/`)),
  );
}

function blame({ name, version }: Named, changed: readonly string[]): void {
  if (changed.length === 0) return;
  const problem = `${name}@${version} has changed ${changed.join(', ')}`;
  // The first containers are started before what takes notes is evaluated.
  void import(/* webpackMode: "eager" */ '../telemetry/problems.ts').then(({ noteProblem }) =>
    noteProblem('globals', problem, { remote: name }),
  );
}
