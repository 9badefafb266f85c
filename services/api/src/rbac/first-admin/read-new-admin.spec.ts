import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readNewAdmin } from './read-new-admin.ts';

const PASSWORD = 'полдень и двенадцать';

function terminal(args: string[], { typed = '', env = {} } = {}) {
  const output = new PassThrough();
  return { args, env, input: Readable.from([typed]), output };
}

describe('the first administrator', () => {
  it('is named by arguments, with a password that is typed and not shown', async () => {
    const asked = terminal(['--login', ' Anna ', '--name', 'Анна Светлова'], {
      typed: `${PASSWORD}\nещё строка\n`,
    });
    expect(await readNewAdmin(asked)).toEqual({ login: 'anna', name: 'Анна Светлова', password: PASSWORD });
    expect(String(asked.output.read())).toBe('Password: \n');
  });

  it('may have the password in the environment, and a login for a name', async () => {
    const quiet = terminal(['--login', 'anna'], { env: { ADMIN_PASSWORD: PASSWORD } });
    expect(await readNewAdmin(quiet)).toEqual({ login: 'anna', name: 'anna', password: PASSWORD });
    expect(quiet.output.read()).toBeNull();
  });

  it.each([
    ['a short password', ['--login', 'anna'], 'коротко\n', /12 to 200/],
    ['a password that everybody has', ['--login', 'anna'], 'qwertyuiop123\n', /easily guessed/],
    ['a password made of the login', ['--login', 'svetlova'], 'svetlova-2026\n', /easily guessed/],
    ['no password at all', ['--login', 'anna'], '', /No password was given/],
    ['a bad login', ['--login', 'Анна!'], PASSWORD, /--login takes/],
    [
      'a password among the arguments',
      ['--login', 'anna', '--password', PASSWORD],
      '',
      /^Unknown option --password: there are --login, --name\n/,
    ],
    ['no login', [], '', /^--login is missing\nnpm run admin:create/],
  ])('is refused with %s', async (_what, args, typed, message) => {
    await expect(readNewAdmin(terminal(args, { typed }))).rejects.toThrow(message);
  });

  it.each(['--help', '-h'])('is not asked for where it is asked how: %s', async (help) => {
    expect(await readNewAdmin(terminal(['--login', 'anna', help]))).toBeNull();
  });
});
