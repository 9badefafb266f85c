import type { HostHttp } from './host-http.ts';

interface Facts {
  code: number | null;
  requestId: string | null;
  message: string;
  fields: Record<string, unknown>;
}

interface Options {
  signal?: AbortSignal;
  [name: string]: unknown;
}

/**
 * @polden/http as a release has it on the server: functions and errors of its own realm, to which texts come from the
 * host's. What only the shell may set is not among them. Its text is run inside, so it names nothing of this file.
 */
export function defineHttp(host: HostHttp): object {
  const { parse, stringify } = JSON;
  const { defineProperty, entries, freeze, values } = Object;

  class HttpError extends Error {
    declare readonly code: number | null;
    declare readonly requestId: string | null;

    static override [Symbol.hasInstance](value: unknown): boolean {
      if (typeof value !== 'object' || value === null) return false;
      return 'name' in value && value.name === 'HttpError' && 'code' in value && 'requestId' in value;
    }

    constructor(code: number | null, body: object = {}, options: { requestId?: string | null } = {}) {
      const requestId = options.requestId ?? null;
      const facts = parse(host.factsOf(code, stringify(body), requestId)) as Facts;
      super(facts.message, options as ErrorOptions);
      for (const [name, value] of entries({ name: 'HttpError', code, requestId, ...facts.fields }))
        defineProperty(this, name, { value, enumerable: true });
    }
  }
  const errorOf = (text: string): HttpError => {
    const { code, requestId, message, fields } = parse(text) as Facts;
    return new HttpError(code, { ...fields, message }, { requestId });
  };
  const answer = (text: string | undefined): unknown => (text === undefined ? undefined : parse(text));
  const call = (method: 'get' | 'post' | 'upload', path: unknown, body: unknown, options: Options = {}) =>
    new Promise((resolve, reject) => {
      const { signal, ...rest } = options;
      const sent = method === 'upload' ? body : stringify(body);
      host.send(
        { method, path: String(path), body: sent, options: stringify(rest), signal },
        (text) => {
          try {
            resolve(answer(text));
          } catch {
            reject(new HttpError(null, { message: 'failed' }));
          }
        },
        (text) => reject(errorOf(text)),
      );
    });

  const frozen = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    values(value).forEach(frozen);
    return freeze(value);
  };
  const readCached = (path: unknown, { lasting = false }: { lasting?: boolean } = {}) =>
    new Promise((resolve, reject) => {
      host.readCached(
        String(path),
        lasting,
        (known, text) => {
          const value = known ?? frozen(answer(text));
          resolve(value);
          return value;
        },
        (text) => reject(errorOf(text)),
      );
    });

  const withinBudget = (read: unknown) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new HttpError(null, { message: 'timeout' })), host.budgetMs);
      Promise.resolve(read)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  const softRead = async (read: unknown, fallback: unknown = null) => {
    try {
      return await withinBudget(read);
    } catch (error) {
      if (!(error instanceof HttpError)) host.noteFault(error);
      return fallback;
    }
  };

  const get = (path: unknown, options?: Options) => call('get', path, undefined, options);
  const http = {
    get,
    post: (path: unknown, json: unknown, options?: Options) => call('post', path, json, options),
    upload: (path: unknown, form: unknown, options?: Options) => call('upload', path, form, options),
  };
  // Nobody proves on a server that he is no machine.
  const captcha = {
    prepare: () => undefined,
    take: () => Promise.resolve(null),
    headers: () => Promise.resolve({}),
  };
  return freeze({
    http: freeze(http),
    HttpError,
    failureKind: ({ code, message }: HttpError) => host.failureKind(code, message),
    readCached,
    readUncached: (path: unknown, options?: Options) => withinBudget(get(path, options)),
    softRead,
    withinBudget,
    useCaptcha: () => captcha,
    prepareCaptcha: captcha.prepare,
    takeCaptcha: captcha.take,
    captchaHeaders: captcha.headers,
  });
}
