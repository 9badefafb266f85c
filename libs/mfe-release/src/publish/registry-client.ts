import ky, { HTTPError } from 'ky';
import {
  API_BASE_PATH,
  RELEASES_PATHS,
  type ErrorBody,
  type PromotedRelease,
  type PublishedRelease,
  type PublishRelease,
  type ReleaseUpload,
  type RemoteStatus,
  type SignedText,
} from '@polden/api-contract';

const TIMEOUT_MS = 60_000;

export interface RegistryOptions {
  /** Origin of the API: https://polden.example. */
  registry: string;
  /** Team token. */
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

/** The calls of the release registry; each throws RegistryError. */
export interface RegistryClient {
  readUpload(remote: string, version: string): Promise<ReleaseUpload>;
  uploadFile(file: ReleaseFile): Promise<void>;
  publish(manifest: SignedText): Promise<PublishedRelease>;
  promote(remote: string, version: string): Promise<PromotedRelease>;
  status(): Promise<RemoteStatus[]>;
}

/** The registry refused, or could not be reached (`status` is null). */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly status: number | null;

  constructor(status: number | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export function createRegistryClient({ registry, token }: RegistryOptions): RegistryClient {
  const http = ky.create({
    prefix: new URL(API_BASE_PATH, registry).href,
    headers: { authorization: `Bearer ${token}` },
    timeout: TIMEOUT_MS,
    // Every call may be repeated: a file replaces itself, an equal release or promotion changes nothing.
    retry: { limit: 2, methods: ['get', 'put', 'post'] },
  });
  const call = async <T>(request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      throw toRegistryError(error, registry);
    }
  };
  return {
    readUpload: (remote, version) =>
      call(() =>
        http.get(RELEASES_PATHS.upload, { searchParams: { remote, version } }).json<ReleaseUpload>(),
      ),
    uploadFile: ({ remote, version, path, bytes }) =>
      call(async () => {
        const searchParams = { remote, version, path };
        const headers = { 'content-type': 'application/octet-stream' };
        await http.put(RELEASES_PATHS.file, { searchParams, headers, body: bytes });
      }),
    publish: (manifest) => {
      const json: PublishRelease = { manifest };
      return call(() => http.post(RELEASES_PATHS.publish, { json }).json<PublishedRelease>());
    },
    promote: (remote, version) =>
      call(() =>
        http
          .post(RELEASES_PATHS.promote, { json: { remote, version, channel: 'stable' } })
          .json<PromotedRelease>(),
      ),
    status: () => call(() => http.get(RELEASES_PATHS.status).json<RemoteStatus[]>()),
  };
}

function toRegistryError(error: unknown, registry: string): RegistryError {
  if (error instanceof HTTPError) {
    const { message } = Object(error.data) as Partial<ErrorBody>;
    const { status } = error.response;
    return new RegistryError(status, message ?? `the registry answered ${status}`, { cause: error });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new RegistryError(null, `${registry} cannot be reached: ${reason}`, { cause: error });
}
