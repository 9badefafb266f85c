import { TestEnvironment } from 'jest-environment-jsdom';
import { watchServers } from './open-servers.ts';

/** What the browsers that we serve have and jsdom leaves out, or has in a form that Node's fetch does not take. */
const FROM_NODE = {
  Headers,
  Response,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  BroadcastChannel,
  structuredClone,
  URL,
  URLSearchParams,
};

/** jsdom, with the rest of the web platform taken from Node. */
export default class DomEnvironment extends TestEnvironment {
  readonly #expectServersClosed = watchServers();

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, FROM_NODE, {
      Request: PageRequest,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(new PageRequest(input, init)),
    });
    Object.defineProperty(this.global.navigator, 'locks', { value: navigator.locks });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    await this.#expectServersClosed();
  }
}

/** Takes jsdom's AbortSignal, which the page's event listeners need, where Node insists on its own. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, init.signal ? { ...init, signal: nodeSignal(init.signal) } : init);
  }
}

function nodeSignal(signal: AbortSignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  const foreign: AbortSignal = signal;
  if (foreign.aborted) controller.abort(foreign.reason);
  foreign.addEventListener('abort', () => controller.abort(foreign.reason), { once: true });
  return controller.signal;
}
