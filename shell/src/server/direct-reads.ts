import { setTimeout as delay } from 'node:timers/promises';
import { API_BASE_PATH, REQUEST_ID_HEADER } from '@polden/api-contract';
import { HttpError, type HttpConfig, type ServerRead } from '@polden/http';
import { Pool, type Dispatcher } from 'undici';

const TIMEOUT_MS = 20_000;
/** More wait for a free connection: the API renders nothing faster for it, and descriptors are few. */
const CONNECTIONS = 128;
/** What may be better a moment later. */
const RETRIED = new Set([408, 413, 429, 500, 502, 503, 504]);
const RETRY_AFTER_MS = 300;

type Surroundings = Pick<HttpConfig, 'origin' | 'requestId'> & {
  onRequest?: (headers: Pick<Headers, 'set'>) => void;
  onResponse?: (headers: Pick<Headers, 'getSetCookie'>) => void;
};

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A good answer as it came. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Reads of the API over connections that stay open, without fetch and the classes of the web around it: a fifth of the
 * processor time of a small answer. Errors and the second try are those of the calls of a browser.
 */
export class DirectReads {
  readonly #surroundings: Surroundings;
  readonly #pool: Pool;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#pool = new Pool(surroundings.origin, {
      connections: CONNECTIONS,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
  }

  /** Ends what is under way. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  readonly read: ServerRead = async (path, options) => {
    const { anonymous = false, asText = false, headers, searchParams, signal } = options;
    const { requestId, onRequest, onResponse } = this.#surroundings;
    const sent = new Map<string, string>([['accept', 'application/json']]);
    for (const name in headers) sent.set(name.toLowerCase(), String(headers[name]));
    const id = requestId?.();
    if (id !== undefined) sent.set(REQUEST_ID_HEADER, id);
    if (!anonymous) onRequest?.(sent);
    const answer = await this.#twice(addressOf(path, searchParams), sent, signal);
    const cookies = answer.headers['set-cookie'];
    if (!anonymous && cookies !== undefined) onResponse?.({ getSetCookie: () => [cookies].flat() });
    if (answer.status < 400 && asText && isGood(answer)) return new JsonText(answer.body);
    if (answer.status < 400) return answer.body === '' ? '' : (JSON.parse(answer.body) as unknown);
    const given = answer.headers[REQUEST_ID_HEADER];
    throw new HttpError(answer.status, bodyOf(answer), {
      requestId: typeof given === 'string' ? given : null,
    });
  };

  async #twice(path: string, headers: Map<string, string>, signal: AbortSignal | undefined): Promise<Answer> {
    try {
      const answer = await this.#once(path, headers, signal);
      // An API that names a time wants no question before it, and no page waits for so long.
      if (!RETRIED.has(answer.status) || answer.headers['retry-after'] !== undefined) return answer;
    } catch (error) {
      if (signal?.aborted === true || nameOf(error) === 'TimeoutError') throw error;
    }
    await delay(RETRY_AFTER_MS, undefined, signal && { signal });
    return this.#once(path, headers, signal);
  }

  #once(path: string, headers: Map<string, string>, signal: AbortSignal | undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason as Error);
      const answer: Answer = { status: 0, headers: {}, body: '' };
      const chunks: Buffer[] = [];
      let give: Dispatcher.DispatchController | undefined;
      const gone = () => {
        // A release may have made up any object as the reason: code of the connection must not touch it.
        reject(signal?.reason as Error);
        give?.abort(new Error('aborted'));
      };
      signal?.addEventListener('abort', gone, { once: true });
      this.#pool.dispatch(
        { method: 'GET', path, headers },
        {
          onRequestStart(controller) {
            give = controller;
            if (signal?.aborted === true) gone();
          },
          onResponseStart(_controller, status, given) {
            Object.assign(answer, { status, headers: given });
          },
          onResponseData(_controller, chunk) {
            chunks.push(chunk);
          },
          onResponseEnd() {
            signal?.removeEventListener('abort', gone);
            // Decoded whole: a letter may lie in two pieces.
            answer.body = String(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
            resolve(answer);
          },
          onResponseError(_controller, error) {
            signal?.removeEventListener('abort', gone);
            reject(asTimeout(error));
          },
        },
      );
    });
  }
}

/** What a browser would write as it is; with a dot it could be the folder above. */
const PLAIN = /^[\w/?=&%+,:@~-]+$/;

/** As a browser writes it: a path may have letters in it that no request line takes. */
function addressOf(path: string, searchParams: Record<string, string | number> | undefined): string {
  if (searchParams === undefined && PLAIN.test(path)) return API_BASE_PATH + path;
  const url = new URL(API_BASE_PATH + path, 'http://api.invalid');
  if (searchParams !== undefined) {
    const query = Object.entries(searchParams).map(([name, value]) => [name, String(value)]);
    url.search = new URLSearchParams(query).toString();
  }
  return url.pathname + url.search;
}

/** JSON that says of no refusal: nobody has to look into it on its way. */
function isGood({ body, headers }: Answer): boolean {
  const isJson = String(headers['content-type']).startsWith('application/json');
  return isJson && body !== '' && !body.includes('"ok":false');
}

/** The fields of an error's answer; a web server in front may answer with something else. */
function bodyOf({ body }: Answer): object {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const TIMEOUTS = new Set(['HeadersTimeoutError', 'BodyTimeoutError', 'ConnectTimeoutError']);

function asTimeout(error: Error): Error {
  if (!TIMEOUTS.has(error.name)) return error;
  return Object.assign(new Error(error.message, { cause: error }), { name: 'TimeoutError' });
}

function nameOf(error: unknown): unknown {
  return (error as { name?: unknown } | null)?.name;
}
