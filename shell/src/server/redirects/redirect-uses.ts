import { REDIRECT_USES_MAX, type RedirectUse } from '@polden/api-contract';

/** Of redirects that are waiting to be told; a site has some hundreds. */
const MAX_KEPT = 10_000;
/** What the API takes for one number. */
const MAX_ID = 2_147_483_647;
const MAX_COUNT = 1_000_000;

/** How often visitors were led on by the editors' redirects since it was told last. Who they were is not kept. */
export class RedirectUses {
  readonly #uses = new Map<number, RedirectUse>();

  add(rules: readonly number[], isRobot: boolean): void {
    for (const id of rules) this.#count(id, isRobot ? 0 : 1, isRobot ? 1 : 0);
  }

  /** What another process has counted. Code of a remote may have a part in it: what makes no sense is left out. */
  merge(uses: readonly RedirectUse[]): void {
    for (const { id, people, robots } of uses)
      if (isWithin(id, 1, MAX_ID) && isWithin(people, 0, MAX_COUNT) && isWithin(robots, 0, MAX_COUNT))
        this.#count(id, people, robots);
  }

  /** As much as goes into one batch. */
  take(): RedirectUse[] {
    const uses = [...this.#uses.values()].slice(0, REDIRECT_USES_MAX);
    for (const { id } of uses) this.#uses.delete(id);
    return uses;
  }

  #count(id: number, people: number, robots: number): void {
    const known = this.#uses.get(id);
    if (!known && this.#uses.size >= MAX_KEPT) return;
    const { people: before, robots: robotsBefore } = known ?? { people: 0, robots: 0 };
    this.#uses.set(id, {
      id,
      people: Math.min(before + people, MAX_COUNT),
      robots: Math.min(robotsBefore + robots, MAX_COUNT),
    });
  }
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
