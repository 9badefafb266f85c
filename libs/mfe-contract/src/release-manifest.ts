import type { RouteHandle } from './remote-module.ts';

/** What code of its own a page brings besides what it shows. Absent of releases that were packed before it was recorded: both. */
export interface RouteParts {
  /** It has a loader. */
  loads?: boolean;
  /** It takes forms. */
  acts?: boolean;
}

/** A route below a page of a release: a part of the page with an address of its own. */
export interface NestedRoute extends RouteParts {
  /** Absent of an index or a frame around others. */
  path?: string;
  index?: true;
  /** Of the route, where it gives itself one: it is the only one of the whole site. */
  id?: string;
  nested?: NestedRoute[];
}

/** A page that a release claims, with all that the shell needs to serve it: what it does not claim is dropped. */
export interface ReleaseRoute extends RouteHandle, RouteParts {
  /** Absolute path pattern, as react-router reads it. */
  path: string;
  nested?: NestedRoute[];
}

/** Content of release.json. */
export interface ReleaseManifest {
  schema: 1;
  /** Kebab-case: mfe-lending. */
  name: string;
  /** Semantic version. */
  version: string;
  /** Commit of the source, or 'unknown' outside a repository. */
  commit: string;
  client: {
    /** Path inside the release of the federation container. */
    entry: string;
    /** Name of the container's global variable. */
    global: string;
    /** Key of the exposed module. */
    expose: './remote';
  };
  server: { entry: string };
  routes: ReleaseRoute[];
  /** webpackChunkName to the paths of its scripts and styles inside the release. */
  chunks: Record<string, string[]>;
  /** Shared package to the semver range that the remote needs of the shell. */
  shared: Record<string, string>;
  /** Shared module to the names that the remote imports of it, sorted: react-router-dom to ['Link', 'useLoaderData']. */
  uses: Record<string, string[]>;
  /**
   * Beginning of every class name and animation name of the release's own, which keeps the styles of remotes apart:
   * `k3x_`. Part of build.json; the gate refuses a selector without a class of this scope.
   */
  cssScope: string;
  /** Path inside the release to `sha384-…`, every file but release.json. */
  files: Record<string, string>;
}
