const RELEASE_FILE = /\/mfe\/([a-z][a-z0-9-]*)\/([^/]+)\/server\//;

/** remote@version whose server code the address or stack is of; null when it is of none. */
export function releaseOf(text: string): string | null {
  const [, remote, version] = RELEASE_FILE.exec(text) ?? [];
  return remote && version ? `${remote}@${version}` : null;
}
