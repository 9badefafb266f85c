import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** No dots, so that a staff member's JWT is not looked up as a token. */
const TOKEN = /^[A-Za-z0-9_-]{32,128}$/;

export function createTeamToken(): string {
  return `team_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

export function isTeamToken(token: string): boolean {
  return TOKEN.test(token);
}

/** Hex SHA-256: the token is random and long, so a slow hash would add nothing. */
export function hashTeamToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
