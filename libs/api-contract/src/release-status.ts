import type { RemotePolicy, StableAlarm, TakenBack, TeamMember, VersionHealth } from './release-policy.ts';
import type { CanaryTarget, OpenPreview } from './releases.ts';
import type { FailureKind } from './telemetry.ts';

/** What shells have found of a release that they run no more: the last good one serves in its place. */
export interface StoppedRelease {
  /** What it did last. */
  how: string;
  /** ISO 8601 in UTC: when it did so. */
  at: string;
  /** That say so now; none where the map names it no more. */
  shells: number;
}

/** What shells cannot load (`load`), or let rest because its pages fail (`pages`): others are served in its place. */
export interface FailingRelease {
  kind: FailureKind;
  /** What failed last. */
  how: string;
  /** ISO 8601 in UTC: since when the first of them says so. */
  at: string;
  shells: number;
  /** Shells that are there. */
  of: number;
}

/** Why a rollback passes over a version that was stable before. */
export interface SkippedVersion {
  version: string;
  why: 'barred' | 'stopped' | 'not-loaded' | 'failed' | 'pruned' | 'paths-taken';
}

export interface PublishedVersion {
  version: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** True when its files are gone. */
  pruned: boolean;
  /** sha384-… of release.json. */
  integrity: string;
  takenBack: TakenBack | null;
  /** Shells have evaluated it no more because of what it did there; stays until it is given out again with a reason. */
  stopped: StoppedRelease | null;
  /** Null where no shell says so. */
  failing?: FailingRelease | null;
  /** How often its code has thrown on the servers in the last 24 hours when nobody waited for it any more. */
  late?: number;
  /** Good just now. */
  approvals: { by: string; until: string }[];
}

/** Of a remote that was taken out of service and not promoted since. */
export interface RetiredRemote {
  /** What was stable last: promoting it brings the remote back. */
  version: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Name of the person, or team:lending. */
  by: string;
  reason: string;
}

export interface RemoteStatus {
  remote: string;
  team: string;
  kind: 'primary' | 'essential' | 'regular' | 'shell';
  stable: string | null;
  /** Absent or null of one that is live or never was. */
  retired?: RetiredRemote | null;
  /** What a rollback would make stable. */
  rollback: string | null;
  /** What was stable after that, and why a rollback does not go there; newest first. */
  skipped?: SkippedVersion[];
  canary: {
    version: string;
    percent: number;
    since: string;
    /** When it has been a canary for as long as the policy asks for. */
    bakedAt: string;
    /** Null: everybody's. */
    target: CanaryTarget | null;
  } | null;
  previews: OpenPreview[];
  /** Newest first. */
  versions: PublishedVersion[];
  policy: RemotePolicy;
  /** Who may move it, besides those who may move all. */
  members: TeamMember[];
  alarm: StableAlarm | null;
}

export interface PointerChange {
  id: number;
  remote: string;
  /** stable, canary, or preview:<name>. */
  channel: string;
  action: 'promote' | 'canary' | 'rollback' | 'preview' | 'end' | 'automatic-rollback' | 'retire';
  from: string | null;
  to: string | null;
  /** Of a canary: percent of the visitors it is aimed at. */
  percent?: number | null;
  /** team:lending, staff:5, or system. */
  actor: string;
  /** Of a member of the staff. */
  actorName?: string | null;
  /** Why, of an automatic rollback: a sentence with the figures. */
  reason: string | null;
  sequence: number;
  /** ISO 8601 in UTC. */
  changedAt: string;
}

export interface PointerHistory {
  items: PointerChange[];
  pageCount: number;
}

/** How a canary of the remote is judged and how big its browser half may be. */
export interface RemoteSettings {
  remote: string;
  /** Revert a canary that is significantly worse. */
  automaticRollback: boolean;
  /** Canary page views before a verdict by browser reports; a verdict by the server needs none. */
  minimumViews: number;
  /** Share of failed page views (0.01 = 1 %) by which a canary may be worse than the control. */
  tolerance: number;
  /** Bytes, brotli: entry, scripts and styles of the largest page. */
  budgetBytes: number;
}

/** Only what changes. `seen` is what it was when the form was opened: 409 when somebody else has changed it since. */
export type RemoteSettingsChange = Pick<RemoteSettings, 'remote'> &
  Partial<RemoteSettings> & { seen?: Partial<RemoteSettings> };

interface OverviewRemote extends RemoteStatus {
  settings: RemoteSettings | null;
  health: VersionHealth[];
  /** Whether a release of it that somebody gets has pages for the staff: it is retired by a pipeline only. */
  isForStaff: boolean;
}

/** All that the release page of the staff area shows but health. */
export interface ReleaseOverview {
  environment: string;
  /** Every environment of the registry, its own first: of that one alone versions can be shown in previews. */
  environments: string[];
  sequence: number;
  /** ISO 8601 in UTC. */
  changedAt: string;
  remotes: OverviewRemote[];
  /** Shared package, what the live shell gives of it, and the range that each live remote needs. */
  shared: {
    name: string;
    shell: string | null;
    remotes: { remote: string; range: string; met: boolean }[];
  }[];
  /** Every live path with its owner, sorted by path. */
  routes: { path: string; remote: string; layout: string }[];
}

/** One version of a remote in one hour or the part of it that has passed. */
export interface HealthPoint {
  /** ISO 8601 in UTC, start of the hour. */
  at: string;
  version: string;
  /** Page views seen by the shells. */
  pages: number;
  /** Page views that the server saw fail. */
  failures: number;
  /** Page views that a browser reported on. */
  views: number;
  /** Of those, with an error, a chunk that did not load, or a failed hydration. */
  errors: number;
  /** 75th percentiles: milliseconds, CLS without unit; null where too few were reported. */
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  load: number | null;
}

export interface RemoteHealth {
  remote: string;
  points: HealthPoint[];
  /** Newest first: what was reported most, with its version. */
  problems: { version: string; kind: string; message: string; count: number; lastAt: string }[];
  /** Of the running canary; null without one. */
  verdict: {
    version: string;
    control: string;
    /** `void`: the arms have not got the visitors that they should; `inconclusive`: the time is up, it is taken back. */
    state: 'collecting' | 'healthy' | 'worse' | 'void' | 'inconclusive';
    /** A sentence with the figures. */
    reason: string;
  } | null;
}
