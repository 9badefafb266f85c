import { existsSync, readFileSync } from 'node:fs';
import type { EnrolledTeam, EnrolTeam, ReleaseTeam } from '@polden/api-contract';
import type { Command } from 'commander';
import { readPublicKey } from '../../keys.ts';
import { isReleaseName } from '../../manifest.ts';
import { createRegistryClient, type RegistryClient } from '../../publish/registry-client.ts';
import { RegistryError } from '../../publish/registry-error.ts';
import { messageOf } from '../../thrown.ts';
import type { CommandContext } from '../context.ts';
import { registryAddress, UsageError } from '../environment.ts';
import { withExamples } from '../help.ts';
import { staffToken } from '../staff-session.ts';
import { openTokenFile, tokenShown } from '../token-file.ts';

type NewRemote = EnrolTeam['remotes'][number];

const KINDS: readonly NewRemote['kind'][] = ['primary', 'essential', 'regular'];

interface EnrolOptions {
  remotes?: string;
  publicKey?: string;
  moveFrom?: string;
  tokenOut?: string;
}

/** For administrators of the registry, by their session: no address of a database is needed. */
export function addEnrol(program: Command, { print }: CommandContext): void {
  const command = program
    .command('enrol')
    .description('enter a team in the registry, or add remotes and keys to it; asks who you are')
    .argument('<team>', 'kebab-case: lending')
    .option('--remotes <name:kind,...>', 'kind is primary, essential or regular')
    .option('--public-key <key>', 'base64 or a file; printed by keygen')
    .option('--token-out <file>', 'new file for the token of a new team (mode 0600), in place of showing it')
    .option('--move-from <team>', 'the team that has the remotes now and gives them up')
    .action(async (team: string, options: EnrolOptions) => {
      if (!isReleaseName(team)) throw new UsageError(`${team} is no name of a team, for example lending`);
      const remotes = (options.remotes?.split(',') ?? []).map(readRemote);
      const publicKey = options.publicKey === undefined ? null : readKey(options.publicKey);
      const registry = registryAddress();
      const client = createRegistryClient({ registry, token: await staffToken(registry) });
      const { enrolled, token } = await enrol(client, {
        team,
        remotes,
        publicKey,
        moveFrom: options.moveFrom,
        tokenOut: options.tokenOut,
      });
      const sentence = `Enrolled ${team}: ${enrolled.remotes.map(({ name }) => name).join(', ') || 'no remotes yet'}`;
      const { tokenOut } = options;
      if (token === null) {
        const kept =
          tokenOut === undefined
            ? ''
            : `\nThe team was there, and keeps its token: ${tokenOut} is not written`;
        return print({ ...enrolled, token }, `${sentence}${kept}`);
      }
      if (tokenOut === undefined) return print({ ...enrolled, token }, `${sentence}\n${tokenShown(token)}`);
      print({ ...enrolled, tokenFile: tokenOut }, `${sentence}\nToken: ${tokenOut}`);
    });
  withExamples(
    command,
    'enrol lending --remotes mfe-lending:primary --public-key ~/lending.pub',
    'enrol lending --remotes mfe-offers:regular --move-from local',
  );
}

interface Asked {
  team: string;
  remotes: NewRemote[];
  publicKey: string | null;
  moveFrom: string | undefined;
  tokenOut: string | undefined;
}

/** The token is that of a new team; null when the team was there. */
async function enrol(
  client: RegistryClient,
  { team, remotes, publicKey, moveFrom, tokenOut }: Asked,
): Promise<{ enrolled: ReleaseTeam; token: string | null }> {
  const isThere = (await client.teams()).some(({ name }) => name === team);
  const moved = moveFrom === undefined ? {} : { moveFrom };
  if (!isThere) {
    if (publicKey === null)
      throw new UsageError(`${team} is a new team: give the --public-key that signs its releases`);
    const file = tokenOut === undefined ? null : openTokenFile(tokenOut);
    // Remotes that change hands do so once the team is there.
    const own = moveFrom === undefined ? remotes : [];
    const created = await client.enrolTeam({ team, remotes: own, publicKey }).catch((error: unknown) => {
      file?.remove();
      throw error;
    });
    const { token } = created.token;
    // The registry has shown it: whatever fails from here on must not lose it.
    file?.write(token);
    if (moveFrom === undefined || remotes.length === 0) return { enrolled: withoutToken(created), token };
    const enrolled = await client.enrolRemotes({ team, remotes, moveFrom }).catch((error: unknown) => {
      const where = tokenOut === undefined ? tokenShown(token) : `Token: ${tokenOut}`;
      throw refusedAfter(error, `${team} is enrolled without remotes. ${where}`);
    });
    return { enrolled: withoutToken(enrolled), token };
  }
  if (publicKey !== null) await client.enrolKey({ team, publicKey });
  if (remotes.length > 0) await client.enrolRemotes({ team, remotes, ...moved });
  const enrolled = (await client.teams()).find(({ name }) => name === team);
  if (!enrolled) throw new Error(`${team} is gone`);
  return { enrolled, token: null };
}

/** The error with what was done before it. */
function refusedAfter(error: unknown, done: string): Error {
  const message = `${messageOf(error)}. ${done}`;
  if (!(error instanceof RegistryError)) return new Error(message, { cause: error });
  return new RegistryError(error.status, message, { cause: error, code: error.code });
}

function withoutToken(team: ReleaseTeam | EnrolledTeam): ReleaseTeam {
  const { name, remotes, keys, tokens, members } = team;
  return { name, remotes, keys, tokens, members };
}

function readRemote(entry: string): NewRemote {
  const [name = '', asked] = entry.trim().split(':');
  const kind = KINDS.find((it) => it === asked);
  if (!isReleaseName(name) || !kind) throw new UsageError(`${entry} is not <name>:<${KINDS.join('|')}>`);
  return { name, kind };
}

function readKey(value: string): string {
  const key = existsSync(value) ? readFileSync(value, 'utf8') : value;
  try {
    readPublicKey(key);
    return key;
  } catch {
    throw new UsageError('--public-key is neither an Ed25519 key in base64 or PEM nor a file with one');
  }
}
