import {
  RELEASES_PATHS,
  type ApproveRelease,
  type EnrolledTeam,
  type EnrolTeam,
  type EnvironmentDifference,
  type IssuedToken,
  type PathConsent,
  type PointerHistory,
  type PointerMove,
  type PreviewLink,
  type PromoteFrom,
  type PromoteReleases,
  type ReleaseApproval,
  type ReleaseOverview,
  type ReleaseTeam,
  type RemoteHealth,
  type RemotePolicy,
  type RemotePolicyChange,
  type RemoteSettings,
  type RemoteSettingsChange,
  type RemovePreview,
  type RetireRemote,
  type RollbackRemotes,
  type SetCanary,
  type SetPreview,
  type SetTeamMember,
  type TeamKey,
  type TeamMember,
  type TeamToken,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import type { InEnvironment } from './use-environment.ts';

type HealthQuery = InEnvironment & { remote: string; hours: number };
type DiffQuery = { environment: string; with: string };
type Consent = Pick<PathConsent, 'path' | 'remote'>;
type HistoryQuery = InEnvironment & { remote?: string; page: number };

const get = <T>(path: string, query: object, signal: AbortSignal) =>
  staffHttp.get<T>(path, { searchParams: query as Record<string, string | number>, signal });

/** The registry's operations for staff. All of them throw HttpError. */
export const releasesApi = {
  overview: (query: InEnvironment, signal: AbortSignal) =>
    get<ReleaseOverview>(RELEASES_PATHS.overview, query, signal),
  health: (query: HealthQuery, signal: AbortSignal) =>
    get<RemoteHealth>(RELEASES_PATHS.health, query, signal),
  history: (query: HistoryQuery, signal: AbortSignal) =>
    get<PointerHistory>(RELEASES_PATHS.history, query, signal),
  teams: (signal: AbortSignal) => get<ReleaseTeam[]>(RELEASES_PATHS.teams, {}, signal),
  diff: (query: DiffQuery, signal: AbortSignal) =>
    get<EnvironmentDifference[]>(RELEASES_PATHS.diff, query, signal),
  consents: (signal: AbortSignal) => get<PathConsent[]>(RELEASES_PATHS.consents, {}, signal),
  promoteFrom: (body: PromoteFrom) => staffHttp.post<PointerMove>(RELEASES_PATHS.promoteFrom, body),
  approve: (body: ApproveRelease) => staffHttp.post<ReleaseApproval>(RELEASES_PATHS.approve, body),
  policy: (body: RemotePolicyChange) => staffHttp.post<RemotePolicy>(RELEASES_PATHS.policy, body),
  setMember: (body: SetTeamMember) => staffHttp.post<TeamMember[]>(RELEASES_PATHS.members, body),
  giveConsent: (body: Consent) => staffHttp.post<PathConsent[]>(RELEASES_PATHS.consentGive, body),
  withdrawConsent: (body: Consent) => staffHttp.post<PathConsent[]>(RELEASES_PATHS.consentWithdraw, body),
  promote: (body: PromoteReleases) => staffHttp.post<PointerMove>(RELEASES_PATHS.promote, body),
  canary: (body: SetCanary) => staffHttp.post<PointerMove>(RELEASES_PATHS.canary, body),
  rollback: (body: RollbackRemotes) => staffHttp.post<PointerMove>(RELEASES_PATHS.rollback, body),
  retire: (body: RetireRemote) => staffHttp.post<PointerMove>(RELEASES_PATHS.retire, body),
  preview: (body: SetPreview) => staffHttp.post<PreviewLink>(RELEASES_PATHS.preview, body),
  removePreview: (body: RemovePreview) => staffHttp.post<PointerMove>(RELEASES_PATHS.previewRemove, body),
  settings: (body: RemoteSettingsChange) => staffHttp.post<RemoteSettings>(RELEASES_PATHS.settings, body),
  issueToken: (body: { team: string; name: string }) =>
    staffHttp.post<IssuedToken>(RELEASES_PATHS.tokenIssue, body),
  revokeToken: (body: { team: string; name: string }) =>
    staffHttp.post<TeamToken>(RELEASES_PATHS.tokenRevoke, body),
  enrolTeam: (body: EnrolTeam) => staffHttp.post<EnrolledTeam>(RELEASES_PATHS.teams, body),
  enrolKey: (body: { team: string; publicKey: string }) =>
    staffHttp.post<TeamKey>(RELEASES_PATHS.keyEnrol, body),
  revokeKey: (body: { team: string; keyId: string }) =>
    staffHttp.post<TeamKey>(RELEASES_PATHS.keyRevoke, body),
};

/** Keys of the query cache. */
export const RELEASE_KEYS = {
  all: ['releases'],
  overview: (query: InEnvironment) => ['releases', 'overview', query],
  health: (query: HealthQuery) => ['releases', 'health', query],
  history: (query: HistoryQuery) => ['releases', 'history', query],
  diff: (query: DiffQuery) => ['releases', 'diff', query],
  /** Apart from `all`: a question before a move is not asked again once the move was sent. */
  ending: (move: object) => ['releases-ending', move],
  consents: ['releases', 'consents'],
  teams: ['releases', 'teams'],
} as const;
