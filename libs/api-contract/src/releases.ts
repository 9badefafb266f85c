/**
 * The release registry. Calls that change anything carry `Authorization: Bearer <team token>`;
 * the map is public, because its signature is what makes it trustworthy.
 */
export const RELEASES_PATHS = {
  /** GET: SignedReleaseMap with an ETag. */
  map: 'releases/map',
  /**
   * PUT ?remote&version&path: one file of a release that is being uploaded; body is the file as
   * application/octet-stream. `path` is a path inside the release: client/remoteEntry.js.
   */
  file: 'releases/file',
  /** GET ?remote&version: ReleaseUpload, what of a release has arrived. */
  upload: 'releases/upload',
  /** POST PublishRelease. */
  publish: 'releases/publish',
  /** POST PromoteRelease. */
  promote: 'releases/promote',
  /** GET: RemoteStatus[]. */
  status: 'releases/status',
} as const;

/** Text and its Ed25519 signature: the bytes that were signed travel as they are. */
export interface SignedText {
  /** UTF-8 text that was signed: JSON. */
  text: string;
  /** base64 of the Ed25519 signature over the UTF-8 bytes of `text`. */
  signature: string;
  /** First 16 hex digits of the SHA-256 of the DER public key. */
  keyId: string;
}

/** What the registry has of a release, so that a broken upload goes on where it stopped. */
export interface ReleaseUpload {
  /** sha384-… of release.json once it is published; null before. */
  published: string | null;
  /** Path inside the release to sha384-… of what was uploaded; empty once it is published. */
  files: Record<string, string>;
}

/** Registers files that were uploaded before; the manifest is the text of release.json. */
export interface PublishRelease {
  manifest: SignedText;
}

export interface PublishedRelease {
  remote: string;
  version: string;
  /** sha384-… of the text of release.json. */
  integrity: string;
}

export interface PromoteRelease {
  remote: string;
  version: string;
  channel: 'stable';
}

export interface PromotedRelease extends PromoteRelease {
  /** Sequence of the release map that carries the change. */
  sequence: number;
}

export interface RemoteStatus {
  remote: string;
  stable: string | null;
  /** Newest first. */
  versions: string[];
}
