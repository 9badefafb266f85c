import {
  failureKind,
  http,
  HttpError,
  noteFault,
  readCached,
  type RequestOptions,
  SERVER_BUDGET_MS,
  type ServerReadOptions,
  share,
} from '@polden/http';
import type { Marked } from '@polden/mfe-release';
import { JsonText } from '../../direct-reads.ts';

interface SentCall {
  method: 'get' | 'post' | 'upload';
  path: string;
  /** JSON, undefined for none, or a form. */
  body: unknown;
  /** JSON. */
  options: string;
  signal: unknown;
}

/** The host's half of a release's http: what comes back are texts. Errors are texts of what they are made of. */
export interface HostHttp {
  send: (call: SentCall, done: (text: string | undefined) => void, failed: (facts: string) => void) => void;
  /** `done` is given the value that the realm has made of the same answer before, or its text, and returns the realm's own. */
  readCached: (
    path: string,
    isLasting: boolean,
    done: (known: unknown, text: string | undefined) => unknown,
    failed: (facts: string) => void,
  ) => void;
  factsOf: (code: number | null, body: string, requestId: string | null) => string;
  failureKind: (code: number | null, message: string) => string;
  noteFault: (error: unknown) => void;
  /** What a page waits for one read. */
  budgetMs: number;
}

export function hostHttp(marked: Marked): HostHttp {
  const copies = new WeakMap<object, unknown>();
  return {
    send: (call, done, failed) => {
      sent(call).then(
        marked((value) => done(value instanceof JsonText ? value.text : JSON.stringify(value))),
        marked((error: unknown) => failed(factsText(error))),
      );
    },
    readCached: (path, lasting, done, failed) => {
      readCached<unknown>(path, { lasting }).then(
        marked((value: unknown) => {
          if (typeof value !== 'object' || value === null) return done(undefined, JSON.stringify(value));
          const known = copies.get(value);
          if (known !== undefined) return done(known, undefined);
          // The same object for as long as the answer is the same: its text is written into pages once.
          const copy = share(done(undefined, JSON.stringify(value)));
          copies.set(value, copy);
          return copy;
        }),
        marked((error: unknown) => failed(factsText(error))),
      );
    },
    factsOf: (code, body, requestId) =>
      factsText(new HttpError(code, JSON.parse(body) as object, { requestId })),
    failureKind: (code, message) => failureKind(new HttpError(code, { message })),
    noteFault,
    budgetMs: SERVER_BUDGET_MS,
  };
}

async function sent({ method, path, body, options, signal }: SentCall): Promise<unknown> {
  const given: RequestOptions = {
    ...(JSON.parse(options) as RequestOptions),
    ...(signal instanceof AbortSignal ? { signal } : {}),
  };
  // The realm parses it anyhow: parsed and written here as well it would take three times as long.
  if (method === 'get') return http.get(path, { ...given, asText: true } as ServerReadOptions);
  if (method === 'post') return http.post(path, jsonOf(body), given);
  if (!(body instanceof FormData)) throw new TypeError('a form is sent as FormData');
  return http.upload(path, body, given);
}

function jsonOf(body: unknown): unknown {
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
}

const OWN = new Set(['name', 'code', 'requestId', 'message', 'stack', 'cause']);

function factsText(error: unknown): string {
  const known = error instanceof HttpError ? error : new HttpError(null, { message: 'failed' });
  const { code, requestId, message } = known;
  const fields = Object.fromEntries(Object.entries(known).filter(([name]) => !OWN.has(name)));
  return JSON.stringify({ code, requestId, message, fields });
}
