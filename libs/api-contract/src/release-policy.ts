import type { ReleaseName } from './releases.ts';

/** What the verdict on a canary weighs, kept with the policy of its remote. */
export interface VerdictPolicy {
  serverFailures: boolean;
  browserErrors: boolean;
  chunkFailures: boolean;
  /** Pages that sent no beacon: one that crashed sends none. */
  missingBeacons: boolean;
  /** Globals that the release changed, reported by browsers. */
  changedGlobals: boolean;
  vitals: boolean;
  /** By so much the 75th percentile of the canary may be worse: LCP and INP in milliseconds, CLS in its own units. */
  margins: { LCP: number; INP: number; CLS: number };
}

/** A time in which nothing goes live; a rollback does. */
export interface FreezeWindow {
  /** ISO 8601. */
  from: string;
  to: string;
  reason: string;
}

/** Under which conditions releases of a remote reach visitors. */
export interface RemotePolicy {
  remote: string;
  /** The token of the team publishes releases. */
  pipelinePublishes: boolean;
  /** The token of the team moves pointers forward; back it always may. */
  pipelinePromotes: boolean;
  /** A release that all or many visitors get was approved by somebody else than who moves it. */
  secondApprover: boolean;
  /** Hours for which an approval is good. */
  approvalHours: number;
  /** Minutes that a release was a canary, and was found healthy, before it may be stable; 0 asks for none. */
  bakeMinutes: number;
  freezes: FreezeWindow[];
  verdict: VerdictPolicy;
  /** In quarantine: its pages are shown in frames of their own, and browsers run none of its code. */
  isFramed: boolean;
  /** Why; empty while it is not. */
  framedReason: string;
}

/** Only what changes. `seen` is what it was when the form was opened: 409 when somebody else has changed it since. */
export type RemotePolicyChange = Pick<RemotePolicy, 'remote'> &
  Partial<RemotePolicy> & { seen?: Partial<RemotePolicy> };

/** What a member of the staff may do with the remotes of one team. */
export interface TeamMember {
  login: string;
  name: string;
  /** Promote, run canaries, roll back, preview. */
  mayPromote: boolean;
  mayApprove: boolean;
}

/** Both false takes the member out. */
export interface SetTeamMember {
  team: string;
  login: string;
  mayPromote: boolean;
  mayApprove: boolean;
}

export interface ApproveRelease extends ReleaseName {
  environment?: string;
}

/** Good for these very bytes in this environment, until it expires. */
export interface ReleaseApproval extends ReleaseName {
  environment: string;
  /** sha384-… of release.json. */
  integrity: string;
  by: string;
  /** ISO 8601 in UTC. */
  at: string;
  until: string;
}

/** A release that was rolled back, by people or by itself: it is barred until somebody gives a reason. */
export interface TakenBack {
  at: string;
  by: string;
  reason: string;
  /** By the platform itself. */
  automatic?: boolean;
  /** False where nobody has written the reason. */
  explained?: boolean;
  /** Given out again all the same. */
  again: { at: string; by: string; reason: string } | null;
}

/** Pages of a remote may stand below a path of another team's. */
export interface PathConsent {
  /** Path of the owner: /blog. */
  path: string;
  /** Remote of another team that may stand below it. */
  remote: string;
  /** Whose path it was then; it counts while the path is still that team's. Null where nobody knows: it counts no more. */
  team: string | null;
  by: string;
  at: string;
}

/** A version that everybody gets (the stable one, or a canary of 100 %) and that does worse than its remote did before. */
export interface StableAlarm {
  version: string;
  since: string;
  /** A sentence with the figures. */
  reason: string;
}

/** How a version did in the last 24 hours. */
export interface VersionHealth {
  version: string;
  /** Share of the page views of its remote, 0 to 1. */
  traffic: number;
  pages: number;
  failures: number;
  views: number;
  errors: number;
  /** Reports of browsers on strings that its code made elements or scripts of. No part of any verdict. */
  untrusted: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  /** Page views of each of the 24 hours, the oldest first. */
  hourly: number[];
}

/** What one environment has of a remote beside another. */
export interface EnvironmentDifference {
  remote: string;
  here: { version: string; integrity: string } | null;
  there: { version: string; integrity: string } | null;
  /** The very same bytes. */
  same: boolean;
}
