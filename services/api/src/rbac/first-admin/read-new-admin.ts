import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { type Brand, EnvReader, MIN_PASSWORD_LENGTH, STAFF_LOGIN, StartError } from '@polden/api-contract';
import { readArguments } from '../../core/arguments/read-arguments.ts';
import { demoBrand } from '../../core/brand/demo-brand.ts';
import { readBrandFile } from '../../core/brand/read-brand.ts';
import { isGuessable } from '../guessable-password.ts';
import { normalizeLogin } from '../staff-users.ts';

export const ADMIN_USAGE = `npm run admin:create -w @polden/api -- --login <login> [--name "<имя и фамилия>"]
The password is taken from ADMIN_PASSWORD, or asked on the standard input.`;

const PASSWORD_VARIABLE = 'ADMIN_PASSWORD';
const MAX_PASSWORD = 200;

export interface NewAdmin {
  login: string;
  name: string;
  password: string;
}

export interface Terminal {
  args: string[];
  env: Record<string, string | undefined>;
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Where the question stands; the answer is never repeated there. */
  output: NodeJS.WritableStream;
}

/** What the operator asks for; null for help. Throws StartError for a login or password that will not do. */
export async function readNewAdmin(terminal: Terminal): Promise<NewAdmin | null> {
  const text = { type: 'string' } as const;
  const read = readArguments(terminal.args, { usage: ADMIN_USAGE, options: { login: text, name: text } });
  if (!read) return null;
  const { values } = read;
  if (values.login === undefined) throw new StartError(`--login is missing\n${ADMIN_USAGE}`);
  const login = normalizeLogin(values.login);
  if (!STAFF_LOGIN.test(login)) {
    throw new StartError('--login takes 2 to 100 Latin letters, digits and . _ @ -');
  }
  const password = terminal.env[PASSWORD_VARIABLE] ?? (await ask(terminal));
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD) {
    throw new StartError(`A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD} characters`);
  }
  const name = values.name?.trim() || login;
  const { name: brand, slug } = brandOf(terminal.env);
  if (await isGuessable(password, [login, name, brand, slug])) {
    throw new StartError(
      'The password is easily guessed: common, a run of the keyboard, or made of the login, the name or the brand',
    );
  }
  return { login, name, password };
}

/** Only for what a password may not be made of: the command does without the file of the lender. */
function brandOf(variables: Terminal['env']): Brand {
  const env = new EnvReader(variables);
  const brand = readBrandFile(env) ?? demoBrand;
  env.finish();
  return brand;
}

/** One line, which a terminal does not show. */
async function ask({ input, output }: Terminal): Promise<string> {
  output.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: input.isTTY ?? false });
  try {
    for await (const line of lines) return line;
    throw new StartError('No password was given');
  } finally {
    lines.close();
    output.write('\n');
  }
}
