import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { RemoteKind, ShellName } from '@polden/mfe-contract';
import { isReleaseName, readPublicKey } from '@polden/mfe-release';
import { StartError } from '@polden/api-contract';
import { readArguments } from '../../core/arguments/read-arguments.ts';
import { createTeamToken, isTeamToken } from '../team-token.ts';
import type { Enrolment } from './enrol-team.ts';

const KINDS: readonly (RemoteKind | ShellName)[] = ['primary', 'essential', 'regular', 'shell'];

export const ENROL_USAGE = `Usage: enrol-team --team <name> [options]

Creates or updates a team that releases remotes. Prints the token that it has made: for a new team, or when asked to.

  --team <name>                     kebab-case: lending
  --remotes <name:kind>[,…]         remotes of the team; a kind is primary, essential or regular, and shell:shell the shell
  --public-key <base64 or file>     Ed25519 key that signs its releases, printed by mfe-release keygen
  --leave-others                    leave remotes that another team has as they are, instead of refusing
  --revoke-key <id>                 a key that signs nothing from now on; may be repeated
  --new-token                       make a token in place of the team's first one, which is refused from then on
  --token-stdin                     take that token from standard input instead of making one
  --help

Environment: DATABASE_URL. Exit codes: 0 done, 1 refused.`;

const OPTIONS = {
  team: { type: 'string' },
  remotes: { type: 'string' },
  'public-key': { type: 'string' },
  'revoke-key': { type: 'string', multiple: true },
  'leave-others': { type: 'boolean' },
  'new-token': { type: 'boolean' },
  'token-stdin': { type: 'boolean' },
} as const;

export interface EnrolCommand {
  enrolment: Enrolment;
  /** True when the enrolling person knows the token already. */
  tokenIsGiven: boolean;
}

/** Reads the arguments; null when help was asked for. Throws StartError with what is wrong. */
export async function readEnrolment(
  args: string[],
  input: AsyncIterable<Uint8Array> & NodeJS.ReadableStream,
): Promise<EnrolCommand | null> {
  const read = readArguments(args, { usage: ENROL_USAGE, options: OPTIONS });
  if (!read) return null;
  const { values } = read;
  const team = values.team ?? '';
  if (!isReleaseName(team)) throw new StartError('--team is missing or not kebab-case');
  if (values['new-token'] && values['token-stdin'])
    throw new StartError('--new-token and --token-stdin exclude each other');
  const given = values['token-stdin'] ? (await text(input)).trim() : null;
  if (given !== null && !isTeamToken(given)) {
    throw new StartError('The token on standard input is not 32 to 128 characters of A-Z, a-z, 0-9, - and _');
  }
  return {
    enrolment: {
      team,
      remotes: (values.remotes?.split(',') ?? []).map(readRemote),
      publicKey: values['public-key'] === undefined ? null : readKey(values['public-key']),
      revokedKeys: values['revoke-key'] ?? [],
      leavesOthers: values['leave-others'] ?? false,
      token: values['new-token'] ? createTeamToken() : given,
    },
    tokenIsGiven: given !== null,
  };
}

function readRemote(entry: string): Enrolment['remotes'][number] {
  const [name = '', kindName] = entry.trim().split(':');
  const kind = KINDS.find((candidate) => candidate === kindName);
  if (!isReleaseName(name) || !kind) {
    throw new StartError(`--remotes: ${entry} is not <name>:<${KINDS.join('|')}>`);
  }
  return { name, kind };
}

function readKey(value: string): string {
  const key = existsSync(value) ? readFileSync(value, 'utf8') : value;
  try {
    readPublicKey(key);
    return key;
  } catch {
    throw new StartError(`--public-key is neither an Ed25519 key in base64 or PEM nor a file with one`);
  }
}
