import type { CanaryTarget } from '@polden/api-contract';
import type { NestedRoute, RouteParts } from './release-manifest.ts';

/** Where one version of a remote is and what its manifest must hash to. */
export interface ReleasePin {
  version: string;
  /** URL of the release folder, absolute or on the shell's own host, with a trailing slash: /mfe/mfe-lending/1.0.0/. */
  base: string;
  /** sha384-… of release.json. */
  integrity: string;
}

/** How much the page suffers without the remote: 503 and retry, client retry, or left out. */
export type RemoteKind = 'primary' | 'essential' | 'regular';

export interface ClaimedPath extends RouteParts {
  path: string;
  layout: string;
  /** Differs between cities, and so stands on their sites, too. Default false. */
  cityVariant?: boolean;
  nested?: NestedRoute[];
}

/** A release that only some of the visitors get. */
export interface SideRelease {
  pin: ReleasePin;
  routes: ClaimedPath[];
}

export interface CanaryRelease extends SideRelease {
  /** Visitors in 10,000 of those the canary is aimed at. */
  share: number;
  /** Stays while the share is widened, so that nobody who is in falls out. */
  salt: string;
  /** Absent: everybody's. */
  target?: CanaryTarget;
}

export type BarredPin = Pick<ReleasePin, 'version' | 'integrity'>;

export interface MappedRemote {
  kind: RemoteKind;
  stable: ReleasePin;
  /** Paths of the stable release, so that the shell knows the owner of a page whose remote is down. */
  routes: ClaimedPath[];
  /** Sequence at which `stable` last moved: remotes that moved together have the same one, and flip together. */
  since: number;
  canary?: CanaryRelease;
  /** In quarantine: its pages are shown in frames of their own, and browsers run none of its code. */
  framed?: true;
  /** Releases that were taken back: neither a shell nor an open tab runs them. */
  barred?: BarredPin[];
  /** Earlier releases that failed on the shells: none of them may be a stand-in. */
  failed?: BarredPin[];
  /** Earlier releases that shells have stopped: no shell runs any of them. They are among `failed`, too, for shells that do not know this field. */
  stopped?: BarredPin[];
  /** By name; reached by an override token only. */
  previews?: Record<string, SideRelease>;
}

/** What the shell composes pages from; travels as SignedText. */
export interface ReleaseMap {
  schema: 1;
  environment: string;
  /** Grows with every change; a shell refuses a lower one than it has seen. */
  sequence: number;
  /** ISO 8601 in UTC. */
  issuedAt: string;
  remotes: Record<string, MappedRemote>;
  /** Names of remotes that were taken out of service: open tabs leave them. */
  retired?: string[];
}
