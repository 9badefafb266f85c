/** One remote of a page lock: the version that this page and its later navigation use. */
export interface LockedRemote {
  name: string;
  version: string;
  /** Name of the container's global variable. */
  global: string;
  /** URL of the container. */
  entry: string;
  /** sha384-… of the container. */
  integrity: string;
  /** Path patterns. */
  routes: { path: string; layout: string }[];
  /** False when the server could not load it. */
  available: boolean;
}

/** Inlined by the server in the page as JSON. */
export interface Boot {
  /** Sequence of the release map that rendered the page. */
  sequence: number;
  remotes: LockedRemote[];
  /** The remotes that must have started before hydration. */
  eager: string[];
}
