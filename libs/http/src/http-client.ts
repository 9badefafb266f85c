import { API_BASE_PATH, REQUEST_ID_HEADER } from '@polden/api-contract';
import ky, { HTTPError } from 'ky';
import { CALL_TIMEOUT_MS } from './call-timeout.ts';
import { HttpError } from './http-error.ts';
import type { HttpConfig, RequestOptions } from './http.ts';

/** What is sent besides the options of the call. */
export interface Sent {
  method: 'get' | 'post';
  json?: unknown;
  body?: FormData;
  /** Milliseconds; CALL_TIMEOUT_MS when absent. */
  timeout?: number;
}

/** Gives the JSON of the answer. Throws HttpError for an answer that is none of success, and what ky throws without one. */
export type HttpClient = (path: string, options: Omit<RequestOptions, 'quiet'> & Sent) => Promise<unknown>;

/** Nobody waits longer before a second try: what wants more is a failure at once, as it is to a server's reads. */
const LONGEST_RETRY_AFTER_S = 5;

/** The one ky instance. */
export function createClient({ origin, bearer, requestId, onRequest, onResponse }: HttpConfig): HttpClient {
  const client = ky.create({
    // The browser resolves a path against the page; a server has no page.
    prefix: `${origin}${API_BASE_PATH}`,
    timeout: CALL_TIMEOUT_MS,
    retry: {
      limit: 1,
      methods: ['get'],
      maxRetryAfter: LONGEST_RETRY_AFTER_S * 1_000,
      // No boolean: what ky decides by itself.
      shouldRetry: ({ error }) =>
        error instanceof HTTPError &&
        !(Number(error.response.headers.get('retry-after')) <= LONGEST_RETRY_AFTER_S)
          ? false
          : undefined,
    },
    hooks: {
      beforeRequest: [
        ({ request, options }) => {
          const id = requestId?.();
          if (id !== undefined) request.headers.set(REQUEST_ID_HEADER, id);
          const token = options.context['byCookie'] ? null : bearer?.();
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
  return async (path, { anonymous = false, byCookie = false, ...options }) => {
    try {
      return await client(path, { ...options, context: { anonymous, byCookie } }).json();
    } catch (cause) {
      throw cause instanceof HTTPError ? toHttpError(cause) : cause;
    }
  };
}

function toHttpError(cause: HTTPError): HttpError {
  const { data, response } = cause;
  const body = typeof data === 'object' && data !== null ? data : {};
  const requestId = response.headers.get(REQUEST_ID_HEADER);
  return new HttpError(response.status, body, { cause, requestId });
}
