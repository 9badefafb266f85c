import { rightsFor } from './rights-for.ts';

/**
 * The release registry. Calls that change anything carry `Authorization: Bearer <team token>`, or the session of a member
 * of staff who has the right; the map is public, because its signature is what makes it trustworthy.
 */
export const RELEASES_PATHS = {
  /** GET [?environment]: SignedText of a ReleaseMap with an ETag. */
  map: 'releases/map',
  /** GET [?environment]: event stream; each event `map` has the sequence of the newest map as its data and its id. */
  mapEvents: 'releases/map/events',
  /**
   * PUT ?remote&version&path: one file of a release that is being uploaded; body is the file as
   * application/octet-stream. `path` is a path inside the release: client/remoteEntry.js.
   */
  file: 'releases/file',
  /** GET ?remote&version: ReleaseUpload, what of a release has arrived. */
  upload: 'releases/upload',
  /** POST PublishRelease: PublishedRelease. */
  publish: 'releases/publish',
  /** POST PromoteReleases: PointerMove. */
  promote: 'releases/promote',
  /** POST PromoteFrom: PointerMove. */
  promoteFrom: 'releases/promote/from',
  /** POST SetCanary: PointerMove. */
  canary: 'releases/canary',
  /** POST RollbackRemotes: PointerMove. */
  rollback: 'releases/rollback',
  /** POST RetireRemote: PointerMove. */
  retire: 'releases/retire',
  /** POST SetPreview: PreviewLink. */
  preview: 'releases/preview',
  /** POST RemovePreview: PointerMove. */
  previewRemove: 'releases/preview/remove',
  /** POST PruneReleases: PrunedReleases. */
  prune: 'releases/prune',
  /** GET [?environment]: RemoteStatus[] of the team; of all remotes for staff. */
  status: 'releases/status',
  /** GET [?environment&remote&page]: PointerHistory. */
  history: 'releases/history',
  /** GET [?environment]: ReleaseOverview. Staff. */
  overview: 'releases/overview',
  /** GET ?remote[&environment&hours]: RemoteHealth. */
  health: 'releases/health',
  /** POST RemoteSettingsChange: RemoteSettings. */
  settings: 'releases/settings',
  /** POST RemotePolicyChange: RemotePolicy. */
  policy: 'releases/policy',
  /** POST ApproveRelease: ReleaseApproval. */
  approve: 'releases/approve',
  /** POST SetTeamMember: TeamMember[]. */
  members: 'releases/teams/members',
  /** GET: PathConsent[]. */
  consents: 'releases/consents',
  /** POST {path, remote}: PathConsent[], by the team that has the path, or by staff. */
  consentGive: 'releases/consents/give',
  /** POST {path, remote}: PathConsent[]. What is live stays until it is moved. */
  consentWithdraw: 'releases/consents/withdraw',
  /** GET ?environment&with: EnvironmentDifference[]. */
  diff: 'releases/diff',
  /** POST EnrolRemotes: ReleaseTeam. */
  remoteEnrol: 'releases/teams/remotes',
  /** GET: ReleaseTeam[]. POST EnrolTeam: EnrolledTeam. */
  teams: 'releases/teams',
  /** POST {team, publicKey}: TeamKey, by staff alone. A new key stands beside the old ones until those are revoked. */
  keyEnrol: 'releases/teams/keys/enrol',
  /** POST {team, keyId}: TeamKey. */
  keyRevoke: 'releases/teams/keys/revoke',
  /** POST {team, name}: IssuedToken, which is shown this once. */
  tokenIssue: 'releases/teams/tokens/issue',
  /** POST {team, name}: TeamToken. */
  tokenRevoke: 'releases/teams/tokens/revoke',
} as const;

/** Milliseconds since the epoch, by the registry's clock: a call that changes something is not begun after it. */
export const CALL_DEADLINE_HEADER = 'x-call-deadline';

/** Of the paths that are not public; `teamEnrol` is the POST to `teams`. Teams have all of them over their own remotes. */
export const RELEASES_RIGHTS = rightsFor('releases', {
  ...RELEASES_PATHS,
  teamEnrol: RELEASES_PATHS.teams,
});

/** Opens no endpoint: who has it moves and approves remotes of every team, others those of their teams. */
export const ANY_TEAM_RIGHT = 'releases.any-team';

/** Text and its Ed25519 signature: the bytes that were signed travel as they are. */
export interface SignedText {
  /** UTF-8 text that was signed: JSON. */
  text: string;
  /** base64 of the Ed25519 signature over the UTF-8 bytes of `text`. */
  signature: string;
  /** First 16 hex digits of the SHA-256 of the DER public key. */
  keyId: string;
}

/** What the registry has of a release, so that a broken upload goes on where it stopped. */
export interface ReleaseUpload {
  /** sha384-… of release.json once it is published; null before. */
  published: string | null;
  /** Whether its files were removed since. */
  pruned: boolean;
  /** Path inside the release to sha384-… of what was uploaded; empty once it is published. */
  files: Record<string, string>;
}

/** Registers files that were uploaded before; the manifest is the text of release.json. */
export interface PublishRelease {
  manifest: SignedText;
}

export interface PublishedRelease {
  remote: string;
  version: string;
  /** sha384-… of the text of release.json. */
  integrity: string;
  /** Globals that the server half was seen to change in its realm while the gate tried it: `JSON.stringify`. */
  changedGlobals: string[];
  /** Shared modules and members of `process` that it has asked for. */
  capabilities: string[];
}

export interface ReleaseName {
  remote: string;
  version: string;
}

/** The pointer as the person who moves it last saw it; null: it named nothing. */
export interface StandingRelease {
  remote: string;
  version: string | null;
}

/** Machine-readable reason of a refusal: the pointer names another version by now than the call goes from. */
export const MOVED_MEANWHILE = 'moved';

interface MovePointers {
  environment?: string;
  /** Moves nothing and only says what would come of it; the checks of the releases themselves are not made. */
  dryRun?: boolean;
}

/** Makes published versions the ones that everybody gets: all of them at one moment, or none. */
export interface PromoteReleases extends MovePointers {
  releases: ReleaseName[];
  /** What is stable now; refused with 409 where it is another one meanwhile. Nothing is compared of a remote that is not named. */
  from?: StandingRelease[];
  /** Asked for where a release was taken back; kept in the history. */
  reason?: string;
}

/** What is stable in two environments, as it was looked at. */
export interface SeenDifference {
  remote: string;
  here: string | null;
  there: string;
}

/** Makes what is stable in one environment stable in another: the very same bytes. */
export interface PromoteFrom extends MovePointers {
  from: string;
  /** All that differ when left out. */
  remotes?: string[];
  /** Refused with 409 where another version is stable by now, here or there. Nothing is compared of a remote that is not named. */
  seen?: SeenDifference[];
  reason?: string;
}

/** The visitors of a canary: those who match each list that is given. */
export interface CanaryTarget {
  /** Aliases of cities; the request must be to the site of one: kazan. */
  cities?: string[];
  /** Names of hosts, without ports. */
  hosts?: string[];
  /** Variants of experiments that he is dealt: layout-lite=variant. */
  variants?: string[];
}

/** Gives a version to some of the visitors; 0 percent ends the canary. */
export interface SetCanary extends MovePointers, ReleaseName {
  /** 0 to 100, two decimals at most; of the visitors it is aimed at. */
  percent: number;
  /** Version that is the canary now, null where there is none; refused with 409 where it is another one meanwhile. */
  from?: string | null;
  reason?: string;
  /** Null: everybody's. Absent: as it is while the version runs, else everybody's. */
  target?: CanaryTarget | null;
}

/** Takes remotes back to the version that was stable before: all of them at one moment, or none. */
export interface RollbackRemotes extends MovePointers {
  remotes: string[];
  /**
   * The versions that are taken back; refused with 409 where another one is stable meanwhile, and answered as done where the
   * same actor has taken this one back already. Without it the call goes one version further back each time.
   */
  from?: ReleaseName[];
  /** Why; the releases that are taken back are barred with it. */
  reason?: string;
}

/** Takes a remote out of service: nobody gets any version of it, and its paths are free. Promoting one brings it back. */
export interface RetireRemote extends MovePointers {
  remote: string;
  /**
   * The version that is stable now; refused with 409 where it is another one meanwhile, and answered as done where the same
   * actor has retired the remote from this one already.
   */
  from?: string;
  /** Why; everybody sees it. A dry run may go without. */
  reason?: string;
}

export interface PointerMove {
  environment: string;
  /** What the map names from now on; null where a canary or a preview has ended. */
  releases: { remote: string; channel: string; version: string | null }[];
  /** Sequence of the release map that carries the change; that of now where nothing has moved. */
  sequence: number;
  /** Paths of routes that were live before it and are not any more. */
  endedPages: string[];
  /** Paths that go on for others. */
  endedForSome?: EndedForSome[];
}

export interface EndedForSome {
  path: string;
  /** Of the visitors, who had it before: with a target, of those in it. */
  percent: number;
  /** Null: of all. */
  target: CanaryTarget | null;
}

/** Shows a published version to everybody with the link. */
export interface SetPreview extends ReleaseName {
  environment?: string;
  /** Kebab-case: new-calculator. */
  name: string;
  /** Of the link; default 24, at most 168. */
  hours?: number;
}

export interface PreviewLink {
  /** Address to open once: it sets a cookie and leaves the address. */
  url: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
  sequence: number;
}

export interface OpenPreview {
  name: string;
  version: string;
  /** Name of the person who set it last, or team:lending. */
  by: string | null;
  /** ISO 8601 in UTC: when its last link ends. */
  until: string;
}

export interface RemovePreview {
  environment?: string;
  remote: string;
  name: string;
}

/** Removes the files of versions that nothing points to and that are older than `keepDays`. */
export interface PruneReleases {
  remote: string;
  keepDays: number;
  /** Only says what would go. */
  dryRun?: boolean;
}

export interface PrunedReleases {
  removed: ReleaseName[];
  kept: (ReleaseName & { why: 'stable' | 'canary' | 'preview' | 'rollback' | 'retired' | 'recent' })[];
}
