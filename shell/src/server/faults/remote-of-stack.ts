const RELEASE_FILE = /\/mfe\/([a-z][a-z0-9-]*)\/([^/]+)\/server\//;

/** The error with the release in whose code it came about, when its stack tells. */
export function errorWithOwner(error: unknown): unknown {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, remote, version] = RELEASE_FILE.exec(stack) ?? [];
  return remote && version ? `${remote}@${version}: ${stack}` : error;
}
