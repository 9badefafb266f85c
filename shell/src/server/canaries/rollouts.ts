import { type CanaryTarget, EXPERIMENT_NAMES } from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { type Arm, armOf, cameAt, newVisitor } from '@polden/mfe-release';
import { variantsFor } from '../experiments/visitor-variants.ts';

/** Who asks, as far as a canary may be for him or not. */
export interface CanaryVisitor {
  /** Id by which his version is chosen; null for somebody who gets stable releases. Called while a canary runs, and only then. */
  readonly identify: () => string | null;
  /** Where the page is asked for: alias of the site's city, and name of the host, without a port. */
  readonly city: string;
  readonly hostname: string;
}

/** Somebody who came with this page, and the arm that he was dealt. */
export interface DealtVisitor {
  remote: string;
  /** What he is to get. */
  version: string;
  channel: 'canary' | 'control';
  /** When he came, in seconds since the epoch: as it stands in his id. */
  at: number;
}

interface Rollout {
  remote: string;
  versions: Record<'canary' | 'control', string>;
  share: number;
  salt: string;
  target: CanaryTarget;
}

const MOST_TRIES = 64;

/** Which visitors are in which canary of a release map. */
export class Rollouts {
  readonly #rollouts: readonly Rollout[];

  /** `isRunning`: whether a canary is loaded; one that is not has nobody in it. */
  constructor(map: ReleaseMap | null, isRunning: (remote: string) => boolean) {
    this.#rollouts = Object.entries(map?.remotes ?? {}).flatMap(([remote, { stable, canary }]) => {
      if (!canary || !isRunning(remote)) return [];
      const { pin, share, salt, target = {} } = canary;
      return [{ remote, versions: { canary: pin.version, control: stable.version }, share, salt, target }];
    });
  }

  /** Whether pages depend on the visitor. */
  get areRunning(): boolean {
    return this.#rollouts.length > 0;
  }

  /** The arms of a visitor, the same ones on every page of a host. */
  armsOf(visitor: CanaryVisitor): { remote: string; arm: Exclude<Arm, null> }[] {
    const id = this.areRunning ? visitor.identify() : null;
    if (id === null) return [];
    return this.#rollouts.flatMap((rollout) => {
      const arm = isMeant(rollout.target, id, visitor) ? armOf(id, rollout.remote, rollout) : null;
      return arm === null ? [] : [{ remote: rollout.remote, arm }];
    });
  }

  /** The newcomer's arm of the remote that owns the page; null: none. */
  dealt(remote: string, newcomer: CanaryVisitor): DealtVisitor | null {
    const channel = this.armsOf(newcomer).find((arm) => arm.remote === remote)?.arm;
    const version = channel && this.#rollouts.find((rollout) => rollout.remote === remote)?.versions[channel];
    const at = cameAt(newcomer.identify() ?? '');
    return channel === undefined || version === undefined || at === null
      ? null
      : { remote, version, channel, at };
  }

  /**
   * Id for a visitor who got his page without an id: in no arm, so that his next page has the same versions and he takes no
   * part in comparisons. Null where every id is in an arm: he stays without one.
   */
  outsider(): string | null {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const id = newVisitor();
      if (this.#rollouts.every(({ remote, ...rollout }) => armOf(id, remote, rollout) === null)) return id;
    }
    return null;
  }
}

function isMeant(
  { cities, hosts, variants }: CanaryTarget,
  visitor: string,
  { city, hostname }: Pick<CanaryVisitor, 'city' | 'hostname'>,
): boolean {
  return (
    (cities?.includes(city) ?? true) &&
    (hosts?.includes(hostname) ?? true) &&
    (variants?.every((variant) => hasVariant(visitor, variant)) ?? true)
  );
}

/** `variant`: experiment=variant; of an experiment that has ended nobody has one. */
function hasVariant(visitor: string, variant: string): boolean {
  const name = EXPERIMENT_NAMES.find((experiment) => variant.startsWith(`${experiment}=`));
  if (name === undefined) return false;
  return `${name}=${variantsFor([name], { visitor, robot: false })[name] ?? ''}` === variant;
}
