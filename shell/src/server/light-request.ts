import { CITY_COOKIE, CLIENT_ID_COOKIE, SOURCE_COOKIE } from '@polden/api-contract';
import { deepFreeze } from './deep-freeze.ts';

export interface LightRequestInit {
  url: string;
  /** Made when somebody reads them. */
  headers: () => HeadersInit;
  abort: AbortController;
}

/**
 * A GET as loaders see it. Its address and its signal are at hand; all else is taken from a real `Request`, which is made at
 * the first such read: it costs more than most loaders.
 */
class LightRequest {
  readonly url: string;
  readonly method = 'GET';
  readonly #init: LightRequestInit;
  #real: Request | undefined;

  constructor(init: LightRequestInit) {
    this.url = init.url;
    this.#init = init;
  }

  get signal(): AbortSignal {
    return this.#init.abort.signal;
  }

  static copyOf(request: LightRequest): LightRequest {
    const { headers, ...init } = request.#init;
    return new LightRequest({ ...init, headers: () => withoutCredentials(headers()) });
  }

  static realOf(request: LightRequest): Request {
    return (request.#real ??= new AbortableRequest(
      request.url,
      { headers: request.#init.headers() },
      request.signal,
    ));
  }
}

/** Carries its signal itself: one that follows another costs more than the rest of the request. */
export class AbortableRequest extends Request {
  readonly #signal: AbortSignal;

  constructor(input: string | Request, init: RequestInit, signal: AbortSignal) {
    super(input, init);
    this.#signal = signal;
  }

  override get signal(): AbortSignal {
    return this.#signal;
  }
}

for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(Request.prototype))) {
  if (name === 'constructor' || name in LightRequest.prototype) continue;
  const method = property.value as ((...args: unknown[]) => unknown) | undefined;
  if (method === undefined) {
    Object.defineProperty(LightRequest.prototype, name, {
      get(this: LightRequest) {
        return Reflect.get(LightRequest.realOf(this), name) as unknown;
      },
    });
  } else {
    Object.defineProperty(LightRequest.prototype, name, {
      value(this: LightRequest, ...args: unknown[]): unknown {
        return Reflect.apply(method, LightRequest.realOf(this), args);
      },
    });
  }
}
// So that `instanceof Request` holds.
Object.setPrototypeOf(LightRequest.prototype, Request.prototype);
// Releases get such requests: a change by one of them would reach all visitors.
for (const given of [LightRequest, AbortableRequest]) deepFreeze(given);

export function lightRequest(init: LightRequestInit): Request {
  return new LightRequest(init) as unknown as Request;
}

/** The real one of a light request, for those who take no other; any other is as it is. */
export function realRequest(request: Request): Request {
  return request instanceof LightRequest ? LightRequest.realOf(request) : request;
}

/**
 * The same request for code that may do with it what it likes; it ends by the same signal, and says nothing by which somebody
 * could act as the visitor: calls to the API get that from the host. A body goes along with it.
 */
export function ownRequest(request: Request): Request {
  return request instanceof LightRequest
    ? (LightRequest.copyOf(request) as unknown as Request)
    : new AbortableRequest(request, { headers: withoutCredentials(request.headers) }, request.signal);
}

/** What forms read on a server as they would in a browser. */
const OPEN_COOKIES = [CITY_COOKIE, SOURCE_COOKIE, CLIENT_ID_COOKIE];

function withoutCredentials(given: HeadersInit): Headers {
  const headers = new Headers(given);
  const cookies = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const open = cookies.filter((pair) => OPEN_COOKIES.some((name) => pair.startsWith(`${name}=`)));
  for (const name of ['authorization', 'cookie']) headers.delete(name);
  if (open.length > 0) headers.set('cookie', open.join('; '));
  return headers;
}
