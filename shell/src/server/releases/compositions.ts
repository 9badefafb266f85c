import { LRUCache } from 'lru-cache';
import { composeSet, type PlannedRemote, type ReleaseSet, type SetContext } from './compose-set.ts';
import type { LockFile } from './lock-file.ts';
import { keyOf, RemoteParts, type RemotePartsOptions } from './remote-parts.ts';

/** More than the registry lets the visitors of one environment fall into (MOST_COMPOSITIONS), and some previews. */
const MAX_SETS = 128;

/** Pages of former compositions may still be on their way when a release is switched. */
const MAX_LOCK_FILES = 8;

export type CompositionsOptions = Omit<SetContext, 'sequence' | 'parts' | 'lockFile'> & RemotePartsOptions;

/** What stands in place of a stable release; a control is that release itself, with pages and counts of its own. */
export type Replacement = PlannedRemote | { name: string; channel: 'control' };

/** The sets of the site as it is planned: that of the stable releases, and those with others in place of some of them. */
export class Compositions {
  readonly #context: Omit<SetContext, 'sequence' | 'lockFile'>;
  readonly #lockFiles = new LRUCache<string, LockFile>({ max: MAX_LOCK_FILES });
  /** By what they have in place of stable releases. */
  readonly #others = new LRUCache<string, ReleaseSet>({ max: MAX_SETS });
  #planned: readonly PlannedRemote[] = [];
  #current: ReleaseSet;

  constructor(options: CompositionsOptions) {
    this.#context = { ...options, parts: new RemoteParts(options) };
    this.#current = composeSet([], { ...this.#context, sequence: -1 });
  }

  /** The stable release of every remote. */
  get current(): ReleaseSet {
    return this.#current;
  }

  /** Composes the stable releases anew, when they or how they stand are other than before, or the same by the whole of a newer map. */
  plan(
    planned: readonly PlannedRemote[],
    { sequence, isWhole }: { sequence: number; isWhole: boolean },
  ): void {
    const isSame =
      (!isWhole || sequence === this.#current.sequence) &&
      planned.length === this.#planned.length &&
      planned.every((remote, index) => isAsBefore(remote, this.#planned[index]));
    if (isSame) return;
    this.#others.clear();
    this.#planned = planned;
    this.#current = composeSet(planned, { ...this.#context, sequence });
    const { lockFile } = this.#current;
    if (lockFile) this.#lockFiles.set(lockFile.name, lockFile);
  }

  /** By the last part of its address; undefined when no page of late has named it. */
  lockFile(name: string): LockFile | undefined {
    return this.#lockFiles.get(name);
  }

  with(replacements: readonly Replacement[]): ReleaseSet {
    if (replacements.length === 0) return this.#current;
    const key = replacements.map((other) => (isControl(other) ? other.name : keyOf(other))).join(' ');
    const known = this.#others.get(key);
    if (known) return known;
    const remotes = this.#planned.map((stable) => {
      const other = replacements.find(({ name }) => name === stable.name) ?? stable;
      return isControl(other) ? { ...stable, channel: 'control' as const } : other;
    });
    const { sequence, lockFile } = this.#current;
    const set = composeSet(remotes, { ...this.#context, sequence, lockFile });
    this.#others.set(key, set);
    return set;
  }
}

/** A quarantine waits for no release. */
function isAsBefore({ release, frame, kind }: PlannedRemote, before: PlannedRemote | undefined): boolean {
  return release === before?.release && frame === before.frame && kind === before.kind;
}

function isControl(other: Replacement): other is Exclude<Replacement, PlannedRemote> {
  return !('pin' in other);
}
