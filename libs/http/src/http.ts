import { HttpError } from './http-error.ts';
import type { HttpClient, Sent } from './http-client.ts';

const UPLOAD_TIMEOUT_MS = 120_000;

export interface HttpConfig {
  /** Origin of the API; empty for the page's own. */
  origin: string;
  /** The access token, when there is one; every call carries it. */
  bearer?: () => string | null;
  /**
   * Makes what sends: `createClient` of `@polden/http/client`, given by a server, which may load no more code once it serves.
   * Without it that comes with the first call.
   */
  client?: (config: HttpConfig) => HttpClient;
  /** Keep the answers of `readCached` in memory: on a server, where they serve every visitor. */
  cacheReads?: boolean;
  /** Id of the page request that the server calls the API for: the API logs the call under it, too. */
  requestId?: () => string | undefined;
  /** Whether the visitor who is served just now sees other data than everybody: nothing of them is kept. */
  ownReads?: () => boolean;
  /** How a server reads in place of ky, which costs more than a small answer of a neighbour. */
  read?: ServerRead;
  /** Called before each request that is made for one visitor, to add what the visitor's own request carried. */
  onRequest?: (headers: Headers) => void;
  /** What ends the reads of the visitor who is served just now; what was sent for him is not given up. */
  readerGone?: () => AbortSignal | undefined;
  /** Called with the headers of each answer. */
  onResponse?: (headers: Headers) => void;
  /** Called with each call that has succeeded. */
  onSuccess?: (call: Call) => void;
  /** Called with each failed call, before its caller gets the error; not with calls that the page has aborted. */
  onFailure?: (error: HttpError, call: Call) => void;
  /** Called with an error that a soft read has caught and no failed call has caused: a fault of the program. */
  onFault?: (error: unknown) => void;
}

/** A call as those hear of it who watch them all. */
export interface Call {
  method: 'GET' | 'POST';
  /** Relative to /api/v1/. */
  path: string;
  /** What was sent as JSON. */
  json?: unknown;
}

export interface RequestOptions {
  /** The answer is shared by all visitors: nothing of this one's is sent along. */
  anonymous?: boolean;
  /** Without the access token, by the cookies alone: as the browser asks for what a link or a picture names. */
  byCookie?: boolean;
  headers?: Record<string, string>;
  searchParams?: Record<string, string | number>;
  signal?: AbortSignal;
  /** Nobody is told when it fails: for reports of failures, and for what is only tried. */
  quiet?: boolean;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/**
 * GET of a path relative to /api/v1/; gives the JSON of the answer, or its `JsonText`. Throws HttpError for an answer that is
 * none of success, errors named TimeoutError and AbortError, and any other for a call without an answer.
 */
export type ServerRead = (path: string, options: Omit<ServerReadOptions, 'quiet'>) => Promise<unknown>;

export interface ServerReadOptions extends RequestOptions {
  /** The caller parses the answer: it may come as a `JsonText`. */
  asText?: boolean;
}

let configured: HttpConfig = { origin: '' };
let bringing: Promise<HttpClient> | null = null;
let serverRead: ServerRead | undefined;
let watchers: Pick<HttpConfig, 'onSuccess' | 'onFailure' | 'onFault'> = {};
let cacheReads = false;
let readerGone: HttpConfig['readerGone'];
let ownReads: NonNullable<HttpConfig['ownReads']> = () => false;

/** Set once by the shell, before any remote starts. */
export function configureHttp(config: HttpConfig): void {
  configured = config;
  bringing = config.client ? Promise.resolve(config.client(config)) : null;
  serverRead = config.read;
  watchers = config;
  cacheReads = config.cacheReads ?? false;
  readerGone = config.readerGone;
  ownReads = config.ownReads ?? (() => false);
}

export function readsAreCached(): boolean {
  return cacheReads && !ownReads();
}

export function noteFault(error: unknown): void {
  if (watchers.onFault) watchers.onFault(error);
  else console.error(error);
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

/** A page reads nothing before its visitor does something: ky is no part of its first script. What did not come is asked for again. */
function bringClient(): Promise<HttpClient> {
  const coming = (bringing ??= import(/* webpackChunkName: "http-client" */ './http-client.ts').then(
    ({ createClient }) => createClient(configured),
  ));
  coming.catch(() => (bringing = null));
  return coming;
}

async function send<T>(
  path: string,
  { anonymous = false, quiet = false, ...options }: RequestOptions,
  request: Sent,
): Promise<T> {
  const call: Call = {
    method: request.method === 'post' ? 'POST' : 'GET',
    path,
    ...(request.json === undefined ? {} : { json: request.json }),
  };
  const gone = anonymous || request.method === 'post' ? undefined : readerGone?.();
  const signal = options.signal && gone ? AbortSignal.any([options.signal, gone]) : (options.signal ?? gone);
  const ended = signal === undefined ? {} : { signal };
  try {
    const answer = (await (serverRead && request.method === 'get'
      ? serverRead(path, { ...options, ...ended, anonymous })
      : (await bringClient())(path, { ...options, ...request, ...ended, anonymous }))) as T;
    if (isRefusal(answer)) throw new HttpError(UNPROCESSABLE, answer);
    watchers.onSuccess?.(call);
    return answer;
  } catch (cause) {
    const error = toHttpError(cause);
    if (!quiet && error.message !== ABORTED) watchers.onFailure?.(error, call);
    throw error;
  }
}

const ABORTED = 'aborted';
const UNPROCESSABLE = 422;

/** The messages of clients differ; the rules that show a notice look for the words «timeout» and «failed». */
function toHttpError(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  if (nameOf(cause) === 'TimeoutError') return new HttpError(null, { message: 'timeout' }, { cause });
  return new HttpError(null, { message: nameOf(cause) === 'AbortError' ? ABORTED : 'failed' }, { cause });
}

/** The envelope of a refusal, with any status. */
function isRefusal(answer: unknown): answer is object {
  return isObject(answer) && 'ok' in answer && answer.ok === false;
}

function nameOf(error: unknown): unknown {
  return isObject(error) && 'name' in error ? error.name : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
