import ky, { HTTPError, TimeoutError, type KyInstance, type Options } from 'ky';
import { API_BASE_PATH, type ErrorBody } from '@polden/api-contract';
import { HttpError } from './http-error.ts';

const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 120_000;

export interface HttpConfig {
  /** Origin of the API; empty for the page's own. */
  origin: string;
  /** The access token, when there is one; every call carries it. */
  bearer?: () => string | null;
  /** Keep the answers of `readCached` in memory: on a server, where they serve every visitor. */
  cacheReads?: boolean;
  /** Called before each request that is made for one visitor, to add what the visitor's own request carried. */
  onRequest?: (headers: Headers) => void;
  /** Called with the headers of each answer. */
  onResponse?: (headers: Headers) => void;
}

export interface RequestOptions {
  /** The answer is shared by all visitors: nothing of this one's is sent along. */
  anonymous?: boolean;
  headers?: Record<string, string>;
  searchParams?: Record<string, string | number>;
  signal?: AbortSignal;
}

let client = create({ origin: '' });
let cacheReads = false;

/** Set once by the shell, before any remote starts. */
export function configureHttp(config: HttpConfig): void {
  client = create(config);
  cacheReads = config.cacheReads ?? false;
}

export function readsAreCached(): boolean {
  return cacheReads;
}

export const http = {
  /** GET of a path relative to /api/v1/. Throws HttpError. */
  get: <T>(path: string, options: RequestOptions = {}): Promise<T> =>
    send<T>(path, options, { method: 'get' }),
  /** POST of JSON to a path relative to /api/v1/. Throws HttpError. */
  post: <T>(path: string, json: unknown, options: RequestOptions = {}): Promise<T> =>
    send<T>(path, options, { method: 'post', json }),
  /** POST of a form with files; the header shows that no other site's form has sent it. Throws HttpError. */
  upload: <T>(path: string, form: FormData, { headers, ...options }: RequestOptions = {}): Promise<T> =>
    send<T>(
      path,
      { ...options, headers: { ...headers, 'x-requested-with': 'fetch' } },
      { method: 'post', body: form, timeout: UPLOAD_TIMEOUT_MS },
    ),
};

function create({ origin, bearer, onRequest, onResponse }: HttpConfig): KyInstance {
  return ky.create({
    // The browser resolves a path against the page; a server has no page.
    prefix: `${origin}${API_BASE_PATH}`,
    timeout: TIMEOUT_MS,
    retry: { limit: 1, methods: ['get'] },
    hooks: {
      beforeRequest: [
        ({ request, options }) => {
          const token = bearer?.();
          if (token) request.headers.set('authorization', `Bearer ${token}`);
          if (!options.context['anonymous']) onRequest?.(request.headers);
        },
      ],
      afterResponse: [
        ({ response, options }) => {
          if (!options.context['anonymous']) onResponse?.(response.headers);
        },
      ],
    },
  });
}

async function send<T>(
  path: string,
  { anonymous = false, ...options }: RequestOptions,
  call: Options,
): Promise<T> {
  try {
    return await client<T>(path, { ...options, ...call, context: { anonymous } }).json();
  } catch (error) {
    throw await toHttpError(error);
  }
}

async function toHttpError(error: unknown): Promise<HttpError> {
  if (error instanceof HTTPError) {
    const body: Partial<ErrorBody> = isErrorBody(error.data) ? error.data : {};
    return new HttpError(error.response.status, body, { cause: error });
  }
  // The messages differ between browsers; the rules that show a notice look for these two words.
  if (error instanceof TimeoutError) return new HttpError(null, { message: 'timeout' }, { cause: error });
  return new HttpError(null, { message: 'failed' }, { cause: error });
}

function isErrorBody(data: unknown): data is ErrorBody {
  return typeof data === 'object' && data !== null && 'message' in data;
}
