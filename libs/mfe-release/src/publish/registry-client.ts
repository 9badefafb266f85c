import ky, { type KyInstance, type Options } from 'ky';
import {
  API_BASE_PATH,
  CALL_DEADLINE_HEADER,
  RELEASES_PATHS,
  RELEASES_RIGHTS,
} from '@polden/api-contract/release-calls';
import type {
  PointerHistory,
  PointerMove,
  PreviewLink,
  EnrolledTeam,
  EnrolRemotes,
  EnrolTeam,
  EnvironmentDifference,
  PromoteFrom,
  PromoteReleases,
  TeamKey,
  PrunedReleases,
  PruneReleases,
  PublishedRelease,
  PublishRelease,
  ReleaseOverview,
  ReleaseTeam,
  ReleaseUpload,
  RemoteStatus,
  RemovePreview,
  RetireRemote,
  RollbackRemotes,
  SetCanary,
  SetPreview,
  SignedText,
} from '@polden/api-contract';
import { type AnswerShape, expectAnswer, RegistryError, toRegistryError } from './registry-error.ts';

const TIMEOUT_MS = 60_000;
const RETRIES = 2;
/** A full store asks for a minute: too long for a person at a terminal, who is told at once. */
const LONGEST_RETRY_MS = 5_000;
/** Timeout of reads: a person waits for them, and a frozen registry never answers. */
const READ_TIMEOUT_MS = 5_000;
/** Timeout of calls that move pointers. */
const MOVE_TIMEOUT_MS = 15_000;

/** What a call expects of the registry, and what it takes of a member of the staff. */
interface Expected {
  shape?: AnswerShape;
  right?: string;
}

const LIST: Expected = { shape: 'list' };
const TEAM: Expected = { shape: ['name', 'remotes'] };
const MOVE = ['releases', 'sequence'];

export interface RegistryOptions {
  /** Origin of the API: https://polden.example. */
  registry: string;
  /** Token of a team, or the access token of a member of the staff. */
  token: string;
}

/** One file of a release on its way to the registry. */
export interface ReleaseFile {
  remote: string;
  version: string;
  /** Path inside the release. */
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface HistoryQuery {
  environment?: string | undefined;
  remote?: string | undefined;
  /** From 1. */
  page?: number | undefined;
}

/** The calls of the release registry; each throws RegistryError. */
export interface RegistryClient {
  readUpload(remote: string, version: string): Promise<ReleaseUpload>;
  uploadFile(file: ReleaseFile): Promise<void>;
  publish(manifest: SignedText): Promise<PublishedRelease>;
  promote(promotion: PromoteReleases): Promise<PointerMove>;
  /** What is stable in one environment, in another. */
  promoteFrom(promotion: PromoteFrom): Promise<PointerMove>;
  canary(canary: SetCanary): Promise<PointerMove>;
  rollback(rollback: RollbackRemotes): Promise<PointerMove>;
  retire(retirement: RetireRemote): Promise<PointerMove>;
  preview(preview: SetPreview): Promise<PreviewLink>;
  removePreview(preview: RemovePreview): Promise<PointerMove>;
  prune(prune: PruneReleases): Promise<PrunedReleases>;
  status(environment?: string): Promise<RemoteStatus[]>;
  history(query?: HistoryQuery): Promise<PointerHistory>;
  /** Staff only. */
  overview(environment?: string): Promise<ReleaseOverview>;
  teams(): Promise<ReleaseTeam[]>;
  diff(query: { environment?: string | undefined; with: string }): Promise<EnvironmentDifference[]>;
  /** These three by the session of a member of the staff. */
  enrolTeam(team: EnrolTeam): Promise<EnrolledTeam>;
  enrolRemotes(remotes: EnrolRemotes): Promise<ReleaseTeam>;
  enrolKey(key: { team: string; publicKey: string }): Promise<TeamKey>;
}

export function createRegistryClient({ registry, token }: RegistryOptions): RegistryClient {
  const http = ky.create({
    prefix: new URL(API_BASE_PATH, registry).href,
    headers: { authorization: `Bearer ${token}` },
    // The token would stay behind, and a call without it be refused for a reason that is none.
    redirect: 'manual',
    timeout: TIMEOUT_MS,
    retry: { limit: RETRIES, methods: ['get', 'put', 'post'], maxRetryAfter: LONGEST_RETRY_MS },
  });
  const send = async <T>(
    path: string,
    options: Options,
    { shape = [], right }: Expected = {},
  ): Promise<T> => {
    try {
      return expectAnswer(await http(path, options).json<T>(), shape, registry);
    } catch (error) {
      throw toRegistryError(error, registry, right);
    }
  };
  const get = <T>(
    path: string,
    expected: Expected,
    searchParams: Record<string, string | number | undefined> = {},
  ) => send<T>(path, { method: 'get', searchParams, timeout: READ_TIMEOUT_MS, retry: 0 }, expected);
  /** For calls that say where to arrive: the same call again changes nothing. */
  const set = <T>(path: string, json: object, expected: Expected) =>
    send<T>(path, { method: 'post', json }, expected);
  /** For calls that go on from where things are: twice would be too far. */
  const once = <T>(path: string, json: object, expected: Expected) =>
    send<T>(path, { method: 'post', json, retry: 0 }, expected);
  /** A frozen registry is not sent anything; one that freezes then does not begin it once nobody waits any more. */
  const move = async <T>(path: string, json: object, retry?: 0, shape: AnswerShape = MOVE) => {
    const asked = Date.now();
    const now = await registryTime(http, registry);
    const timeout = MOVE_TIMEOUT_MS;
    const headers = { [CALL_DEADLINE_HEADER]: String(now + timeout - (Date.now() - asked)) };
    try {
      const answer = await http(path, {
        ...{ method: 'post', json, headers, timeout, totalTimeout: timeout },
        ...(retry === undefined ? {} : { retry }),
      }).json<T>();
      return expectAnswer(answer, shape, registry);
    } catch (error) {
      throw afterSending(toRegistryError(error, registry));
    }
  };
  return {
    readUpload: (remote, version) =>
      get(RELEASES_PATHS.upload, { shape: ['published', 'files'] }, { remote, version }),
    uploadFile: ({ remote, version, path, bytes }) =>
      send(RELEASES_PATHS.file, {
        method: 'put',
        searchParams: { remote, version, path },
        headers: { 'content-type': 'application/octet-stream' },
        body: bytes,
      }),
    publish: (manifest) =>
      set(RELEASES_PATHS.publish, { manifest } satisfies PublishRelease, { shape: ['remote', 'version'] }),
    promote: (promotion) => move(RELEASES_PATHS.promote, promotion),
    promoteFrom: (promotion) => move(RELEASES_PATHS.promoteFrom, promotion),
    canary: (canary) => move(RELEASES_PATHS.canary, canary),
    // One that names what it goes from arrives where it says, however often it is sent.
    rollback: (rollback) => move(RELEASES_PATHS.rollback, rollback, rollback.from ? undefined : 0),
    retire: (retirement) => move(RELEASES_PATHS.retire, retirement, retirement.from ? undefined : 0),
    preview: (preview) => move(RELEASES_PATHS.preview, preview, 0, ['url']),
    removePreview: (preview) => move(RELEASES_PATHS.previewRemove, preview),
    prune: (prune) => set(RELEASES_PATHS.prune, prune, { shape: ['removed', 'kept'] }),
    status: (environment) => get(RELEASES_PATHS.status, LIST, { environment }),
    history: (query = {}) => get(RELEASES_PATHS.history, { shape: ['items'] }, { ...query }),
    overview: (environment) => get(RELEASES_PATHS.overview, { shape: ['remotes'] }, { environment }),
    teams: () => get(RELEASES_PATHS.teams, { ...LIST, right: RELEASES_RIGHTS.teams }),
    diff: (query) => get(RELEASES_PATHS.diff, LIST, { ...query }),
    enrolTeam: (team) => once(RELEASES_PATHS.teams, team, { ...TEAM, right: RELEASES_RIGHTS.teamEnrol }),
    enrolRemotes: (remotes) =>
      set(RELEASES_PATHS.remoteEnrol, remotes, { ...TEAM, right: RELEASES_RIGHTS.remoteEnrol }),
    enrolKey: (key) =>
      set(RELEASES_PATHS.keyEnrol, key, { shape: ['keyId'], right: RELEASES_RIGHTS.keyEnrol }),
  };
}

/** Milliseconds since the epoch by the clock of the registry, at the end of the second that it says; throws when it is away. */
async function registryTime(http: KyInstance, registry: string): Promise<number> {
  try {
    const answer = await http(RELEASES_PATHS.map, {
      timeout: READ_TIMEOUT_MS,
      retry: 0,
      throwHttpErrors: false,
    });
    await answer.body?.cancel();
    const said = Date.parse(answer.headers.get('date') ?? '');
    return Number.isNaN(said) ? Date.now() : said + 1_000;
  } catch (error) {
    throw toRegistryError(error, registry);
  }
}

/** What was sent may have been begun before its deadline. */
function afterSending(error: RegistryError): RegistryError {
  if (error.status !== null) return error;
  const said = `${error.message}. What was sent is begun no more; look with mfe-release status whether it was`;
  return new RegistryError(null, said, { cause: error });
}
