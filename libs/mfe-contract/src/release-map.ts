/** Where one version of a remote is and what its manifest must hash to. */
export interface ReleasePin {
  version: string;
  /** URL of the release folder, absolute or on the shell's own host, with a trailing slash: /mfe/mfe-lending/1.0.0/. */
  base: string;
  /** sha384-… of release.json. */
  integrity: string;
}

/** How much the page suffers without the remote: 503 and retry, client retry, or left out. */
export type RemoteKind = 'primary' | 'essential' | 'regular';

export interface MappedRemote {
  kind: RemoteKind;
  stable: ReleasePin;
  /** Paths of the stable release, so that the shell knows the owner of a page whose remote is down. */
  routes: { path: string; layout: string }[];
}

/** What the shell composes pages from; travels as SignedText. */
export interface ReleaseMap {
  schema: 1;
  environment: string;
  /** Grows with every change; a shell refuses a lower one than it has seen. */
  sequence: number;
  /** ISO 8601 in UTC. */
  issuedAt: string;
  remotes: Record<string, MappedRemote>;
}
