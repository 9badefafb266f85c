import type { ClaimedPath, RemoteKind } from './release-map.ts';

/** `control`: the stable release, for visitors who are compared with the canary's. */
export type ReleaseChannelKind = 'stable' | 'canary' | 'control' | 'preview';

/** A page of the lock: the browser runs what is claimed here and nothing else of the release. */
export interface LockedPath extends ClaimedPath {
  /** Absent: it has a loader, as nearly all pages do. */
  loads?: false;
  /** Absent: it takes no forms. */
  acts?: true;
}

/** One remote of a page lock: the version that this page and its later navigation use. */
export interface LockedRemote {
  name: string;
  version: string;
  kind: RemoteKind;
  channel: ReleaseChannelKind;
  /** Name of the container's global variable. */
  global: string;
  /** URL of the container. */
  entry: string;
  /** sha384-… of the container. */
  integrity: string;
  routes: LockedPath[];
  /** False when the server could not load it. */
  available: boolean;
  /** In quarantine: its pages stand in frames, and the browser runs none of its code. */
  framed?: true;
}

/** A file with the lock of all remotes, an array of `LockedRemote`: a site of many does not write it on every page. */
export interface LaterLock {
  href: string;
  /** sha384-… */
  integrity: string;
}

/** A signed preview that replaces a remote for one person; the page says so in a banner. */
export interface ActivePreview {
  remote: string;
  version: string;
  name: string;
  /** ISO 8601 in UTC. */
  until: string;
}

/** Parts around a page that the deployment chooses; what is not there is not configured. */
export interface ClientServices {
  /** Of the deployment's own; without it forms have the smaller budget. */
  captcha?: { siteKey: string; version: string };
  /** Name of the array that page views are written to; its script is loaded after consent. */
  dataLayer?: string;
  chat?: {
    /** What `url` is: a script, or a JSON manifest that names scripts. */
    driver: 'script' | 'manifest';
    url: string;
    /** Selector of what the script puts into the page; hidden where the page says `chat: false`. */
    element: string;
  };
  /** Scripts of others, loaded after consent: tag manager, pixels, personalisation, tests. */
  scripts?: string[];
  /** Errors are sent on to a service that collects them. */
  errorReports?: true;
}

/** Inlined by the server in the page as JSON. */
export interface Boot {
  /** Sequence of the release map that rendered the page. */
  sequence: number;
  /** All; with `lock` those on the page and those that are not as the file has them. */
  remotes: LockedRemote[];
  lock?: LaterLock;
  /** Alias of the city that the site is for. */
  city: string;
  /** On a host for tests: no page of another city stands elsewhere. */
  internal?: true;
  /** What placeholders in the paths of remotes stand for in this deployment: `brand` → `polden`. */
  pathPlaces: Readonly<Record<string, string>>;
  services: ClientServices;
  /** The remotes that must have started before hydration. */
  eager: string[];
  /** Token with which reports of this page view count; null on a page that many visitors share: they ask for one. */
  view: string | null;
  /** Of the request that this page has answered; null on a page that many visitors share. */
  requestId: string | null;
  /** Empty on every page of an ordinary visitor. */
  previews: ActivePreview[];
  /** Somebody looks at content that is not published. */
  contentPreview?: true;
}
