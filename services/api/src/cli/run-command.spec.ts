import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type CommandLine, type Options, runCommand } from './run-command.ts';

const LINE: CommandLine = { usage: 'keys [--retire <id>]', options: ['retire'] };
const given = process.argv;

afterEach(() => {
  process.argv = given;
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** What the command was told, null when it never began; what was written, and how it ended. */
async function told(args: readonly string[]) {
  process.argv = ['node', 'keys.js', ...args];
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  let options: Options | null = null;
  const run = (_print: unknown, found: Options) => Promise.resolve(void (options = found));
  await runCommand(() => Promise.resolve({ run }), LINE);
  return [options, written.join(''), process.exitCode ?? 0];
}

describe('a command of the terminal', () => {
  it('is told its options', async () => {
    expect(await told(['--retire', 'a1'])).toEqual([{ retire: 'a1' }, '', 0]);
    expect(await told([])).toEqual([{}, '', 0]);
  });

  it('does nothing but say how it is used when it is asked for that', async () => {
    expect(await told(['--help'])).toEqual([null, 'keys [--retire <id>]\n', 0]);
    expect(await told(['-h'])).toEqual([null, 'keys [--retire <id>]\n', 0]);
  });

  it.each([
    [['now'], 'An argument without the name of an option is one too many'],
    [['--bogus'], 'Unknown option --bogus: there are --retire'],
    [['--bogus=secret'], 'Unknown option --bogus: there are --retire'],
    [['-b'], 'Unknown option -b: there are --retire'],
    [['--retire'], '--retire takes a value'],
    [['--retire', '--help'], null],
  ])('does nothing when it is told %j', async (args, problem) => {
    const said = `${problem === null ? '' : `${problem}\n`}keys [--retire <id>]\n`;
    expect(await told(args)).toEqual([null, said, problem === null ? 0 : 1]);
  });
});
