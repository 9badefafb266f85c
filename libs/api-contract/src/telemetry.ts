/** What browsers and shells report on the releases that they run. */
export const TELEMETRY_PATHS = {
  /** POST Beacon as text/plain (navigator.sendBeacon); always answers 204. Public. */
  beacon: 'telemetry/beacon',
  /** POST Observations, signed in the header OBSERVATIONS_SIGNATURE; answers 204, 422 to a wrong signature. */
  observations: 'telemetry/observations',
} as const;

/** Hex HMAC-SHA256 of the body by the key of shells. */
export const OBSERVATIONS_SIGNATURE = 'x-shell-signature';

export type VitalName = 'LCP' | 'INP' | 'CLS' | 'load';
/** 'globals': a remote has changed what all code of the page uses; the shell has put it back. */
export type BeaconProblem = 'error' | 'chunk' | 'hydration' | 'unavailable' | 'globals';

/** One page view's report; a page view counts once for each kind of problem and each vital. */
export interface Beacon {
  /** Page-view token: names the versions of the page, so a report cannot accuse another one. */
  view: string;
  problems: {
    kind: BeaconProblem;
    /** Remote to which the failing code belongs; 'shell' when it is the shell's. */
    remote: string;
    /** Without addresses' queries and digits that could be a phone; at most 200 characters. */
    message: string;
  }[];
  /** Milliseconds; CLS without unit. `remote` owns the page. */
  vitals: { name: VitalName; value: number; remote: string }[];
}

export const OUTCOMES = ['ok', 'evaluate', 'loader', 'render', 'timeout', 'blocked'] as const;
/** How a page of a remote went on the server; 'timeout' of a loader or a render, 'blocked' of the whole process. */
export type Outcome = (typeof OUTCOMES)[number];

/**
 * What a shell counts: how pages went, visitors who came with a page of a remote that is being tried, reports of browsers
 * on strings that code of the remote made elements or scripts of (Trusted Types), and what its code has thrown on the server when
 * nobody waited for it any more (`late`).
 */
export type Observed = Outcome | 'dealt' | 'untrusted' | 'late';

/** `control`: the stable version for visitors who are compared with the canary's; `stable`: for everybody else. */
export type ObservedChannel = 'stable' | 'canary' | 'control';

/** What one shell has seen in one window of a few seconds. */
export interface Observations {
  /** UUID: a batch that arrives twice counts once. */
  id: string;
  environment: string;
  shell: string;
  /** ISO 8601 in UTC. */
  at: string;
  counts: {
    remote: string;
    version: string;
    channel: ObservedChannel;
    /** ISO 8601 in UTC: when it happened; when the batch arrives, unless it is given. */
    at?: string;
    outcomes: Partial<Record<Observed, number>>;
    /** A sample of what failed, at most 200 characters. */
    message?: string;
  }[];
  /** All that this shell evaluates no more; left out where nothing is new. */
  barred?: ShellBar[];
  /** All that fails here just now; left out where nothing is new, and told at least each minute. */
  failing?: ShellFailure[];
  /** Of editors; left out where nobody was redirected. */
  redirects?: RedirectUse[];
}

/** At most so many redirects in one batch; the rest comes with the next. */
export const REDIRECT_USES_MAX = 1_000;

/** How often visitors were led on by one redirect. */
export interface RedirectUse {
  id: number;
  people: number;
  robots: number;
}

export const FAILURE_KINDS = ['load', 'pages'] as const;
/** 'load': it cannot be loaded; 'pages': its pages fail so often that it rests. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failing release that a shell has replaced by another one, or by nothing. */
export interface ShellFailure {
  remote: string;
  version: string;
  kind: FailureKind;
  /** What failed last, at most 200 characters. */
  how: string;
  /** ISO 8601 in UTC: since when. */
  at: string;
}

/** A release that a shell evaluates no more. */
export interface ShellBar {
  remote: string;
  version: string;
  /** What it did last. */
  how: string;
  /** ISO 8601 in UTC. */
  at: string;
}
