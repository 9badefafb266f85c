import type { RouteHandle } from './remote-module.ts';

/** A page that a release claims, with all that the shell needs to serve it. */
export interface ReleaseRoute extends RouteHandle {
  /** Absolute path pattern, as react-router reads it. */
  path: string;
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
