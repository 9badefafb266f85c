import type { TeamMember } from './release-policy.ts';
import type { RemoteStatus } from './release-status.ts';

export interface TeamKey {
  keyId: string;
  enrolledAt: string;
  revokedAt: string | null;
}

export interface TeamToken {
  name: string;
  issuedAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

export interface IssuedToken extends TeamToken {
  /** The token itself, which the registry does not keep. */
  token: string;
}

export interface ReleaseTeam {
  name: string;
  remotes: { name: string; kind: RemoteStatus['kind'] }[];
  keys: TeamKey[];
  tokens: TeamToken[];
  members: TeamMember[];
}

export interface EnrolTeam {
  team: string;
  remotes: { name: string; kind: 'primary' | 'essential' | 'regular' }[];
  /** base64 of the SPKI DER, or PEM. */
  publicKey: string;
}

/** Adds remotes to a team that is there. */
export interface EnrolRemotes {
  team: string;
  remotes: EnrolTeam['remotes'];
  /** The team that has them now and gives them up. */
  moveFrom?: string;
}

export interface EnrolledTeam extends ReleaseTeam {
  token: IssuedToken;
}
