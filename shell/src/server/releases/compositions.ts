import { LRUCache } from 'lru-cache';
import { composeSet, keyOf, type PlannedRemote, type ReleaseSet, type SetContext } from './compose-set.ts';

/** More than the registry lets the visitors of one environment fall into (MOST_COMPOSITIONS), and some previews. */
const MAX_SETS = 128;

/** What stands in place of a stable release; a control is that release itself, with pages and counts of its own. */
export type Replacement = PlannedRemote | { name: string; channel: 'control' };

/** The sets of the site as it is planned: that of the stable releases, and those with others in place of some of them. */
export class Compositions {
  readonly #context: Omit<SetContext, 'sequence'>;
  /** By what they have in place of stable releases. */
  readonly #others = new LRUCache<string, ReleaseSet>({ max: MAX_SETS });
  #planned: readonly PlannedRemote[] = [];
  #current: ReleaseSet;

  constructor(context: Omit<SetContext, 'sequence'>) {
    this.#context = context;
    this.#current = this.#compose([], -1);
  }

  /** The stable release of every remote. */
  get current(): ReleaseSet {
    return this.#current;
  }

  /** Composes the stable releases anew, when they are other than before, or the same by the whole of a newer map. */
  plan(
    planned: readonly PlannedRemote[],
    { sequence, isWhole }: { sequence: number; isWhole: boolean },
  ): void {
    const isSame =
      (!isWhole || sequence === this.#current.sequence) &&
      planned.length === this.#planned.length &&
      planned.every(({ release }, index) => release === this.#planned[index]?.release);
    if (isSame) return;
    this.#others.clear();
    this.#planned = planned;
    this.#current = this.#compose(planned, sequence);
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
    const set = this.#compose(remotes, this.#current.sequence);
    this.#others.set(key, set);
    return set;
  }

  #compose(remotes: readonly PlannedRemote[], sequence: number): ReleaseSet {
    return composeSet(remotes, { ...this.#context, sequence });
  }
}

function isControl(other: Replacement): other is Exclude<Replacement, PlannedRemote> {
  return !('pin' in other);
}
