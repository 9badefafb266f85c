import {
  type BlockerFunction,
  type createBrowserRouter,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  type RouterState,
} from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

type Subscriber = Parameters<Router['subscribe']>[0];
type ScrollRestoration = Parameters<Router['enableScrollRestoration']>;

/** Subscribers, blockers and scroll restoration that a page registers before the router has loaded; handed to it then. */
export class Held {
  /** Whether the router has told of a change itself. */
  isTold = false;
  #router: Router | null = null;
  readonly #subscribers = new Set<Subscriber>();
  readonly #blockers = new Map<string, BlockerFunction>();
  /** Of mounted components; a key as often as it is used. */
  #fetchers: string[] = [];
  #scroll: ScrollRestoration | null = null;

  handTo(router: Router): void {
    this.#router = router;
    router.subscribe((...change) => {
      this.isTold = true;
      for (const subscriber of [...this.#subscribers]) subscriber(...change);
    });
    if (this.#scroll) router.enableScrollRestoration(...this.#scroll);
    for (const [key, blocks] of this.#blockers) router.getBlocker(key, blocks);
    for (const key of this.#fetchers) router.getFetcher(key);
  }

  tell(state: RouterState): void {
    const change = { deletedFetchers: [], newErrors: null, flushSync: false };
    for (const subscriber of [...this.#subscribers]) subscriber(state, change);
  }

  // The router's functions are used without it.

  subscribe = (subscriber: Subscriber): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  enableScrollRestoration = (...scroll: ScrollRestoration): (() => void) => {
    this.#scroll = scroll;
    const disable = this.#router?.enableScrollRestoration(...scroll);
    return () => {
      this.#scroll = null;
      disable?.();
    };
  };

  getBlocker: Router['getBlocker'] = (key, blocks) => {
    this.#blockers.set(key, blocks);
    return this.#router?.getBlocker(key, blocks) ?? IDLE_BLOCKER;
  };

  deleteBlocker: Router['deleteBlocker'] = (key) => {
    this.#blockers.delete(key);
    this.#router?.deleteBlocker(key);
  };

  getFetcher: Router['getFetcher'] = (key) => {
    if (this.#router) return this.#router.getFetcher(key);
    this.#fetchers.push(key);
    return IDLE_FETCHER;
  };

  deleteFetcher: Router['deleteFetcher'] = (key) => {
    if (this.#router) return this.#router.deleteFetcher(key);
    const place = this.#fetchers.indexOf(key);
    this.#fetchers = this.#fetchers.filter((_, index) => index !== place);
  };

  resetFetcher: Router['resetFetcher'] = (...reset) => this.#router?.resetFetcher(...reset);
}
