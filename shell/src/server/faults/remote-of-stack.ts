const RELEASE_FILE = /\/mfe\/([a-z][a-z0-9-]*)\/([^/]+)\/server\//;

/** remote@version of the server code that an address or a stack names; null: none. */
export function releaseOf(text: string): string | null {
  const [, remote, version] = RELEASE_FILE.exec(text) ?? [];
  return remote && version ? `${remote}@${version}` : null;
}
