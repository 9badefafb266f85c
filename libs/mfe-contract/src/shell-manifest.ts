/** Name under which the shell itself is registered; no remote may have it. */
export type ShellName = 'shell';

/** Content of the release.json of a shell: what it gives to remotes. Its files are its browser half. */
export interface ShellManifest {
  schema: 1;
  name: ShellName;
  /** Semantic version. */
  version: string;
  /** Commit of the source, or 'unknown' outside a repository. */
  commit: string;
  /** Shared package to its version. */
  shared: Record<string, string>;
  /** Shared module to the names that it exports, sorted. */
  exports: Record<string, string[]>;
  /** Absolute path patterns that the shell answers itself: no remote may claim them. */
  routes: string[];
  /** Path inside the release (client/…) to `sha384-…`, every file but release.json. */
  files: Record<string, string>;
}
