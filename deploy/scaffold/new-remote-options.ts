import { parseArgs } from 'node:util';
import { argumentProblem } from '@polden/api-contract';
import { isReleaseName } from '@polden/mfe-release';
import type { ReleaseConfig } from './release-config.ts';

/** The command was called wrongly; the message says how to call it. */
export class ScaffoldError extends Error {}

export interface NewRemote extends ReleaseConfig {
  /** mfe-example: name of the remote, of its folder and of its package. */
  name: string;
  /** example: name of its feature and of its page's chunk. */
  feature: string;
  /** Absolute path of its page. */
  path: string;
  /** Heading of its page, Russian. */
  title: string;
}

export const NEW_REMOTE_USAGE = `Usage: npm run new:remote <name> -- [options]

Makes a working remote: a workspace package with a page, its test and a pipeline.

  <name>           mfe- and kebab-case, at most 41 characters: mfe-example
  --path <path>    of its page; default /<name without mfe->
  --title <text>   of its page; default «Новый раздел»
  --team <name>    that releases it; default <name without mfe->
  --kind <kind>    what happens when it fails: primary (default: its page answers 503), essential or regular

Example: npm run new:remote mfe-example -- --path /primer --title "Пример"`;

const OPTIONS = {
  path: { type: 'string' },
  title: { type: 'string' },
  team: { type: 'string' },
  kind: { type: 'string' },
} as const;
const KINDS = ['primary', 'essential', 'regular'] as const;
const SEGMENT = /^[a-z\d]+(-[a-z\d]+)*$/;

/** Reads and checks the arguments; null when help was asked for. Throws ScaffoldError. */
export function readOptions(args: string[]): NewRemote | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [name = '', ...more] = positionals;
  expect(more.length === 0, `One name is enough: ${positionals.join(', ')}`);
  expect(
    /^mfe-[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name),
    `${name || 'The name'} is not mfe- and kebab-case: mfe-example`,
  );
  // A name that the registry does not take would keep the whole checkout from starting.
  expect(isReleaseName(name), `${name} is longer than 41 characters: the registry takes no such name`);
  const feature = name.slice('mfe-'.length);
  const { path = `/${feature}`, title = 'Новый раздел', team = feature, kind: kindName = 'primary' } = values;
  expect(isPath(path), `--path ${path} is not a path of kebab-case parts: /primer or /loans/primer`);
  expect(
    /^[^\\<>{}`$'"\n]{1,80}$/.test(title),
    `--title is 1 to 80 characters without quotes and brackets: ${title}`,
  );
  expect(SEGMENT.test(team), `--team ${team} is not kebab-case: lending`);
  expect(
    isReleaseName(team),
    `${team} is no name of a team, which has 2 to 41 characters, a letter first: name one with --team`,
  );
  const kind = KINDS.find((candidate) => candidate === kindName);
  if (!kind) throw new ScaffoldError(`--kind is one of ${KINDS.join(', ')}, not ${kindName}`);
  return { name, feature, path, title, team, kind };
}

function isPath(path: string): boolean {
  const [first, ...segments] = path.split('/');
  return first === '' && segments.length > 0 && segments.every((segment) => SEGMENT.test(segment));
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...OPTIONS, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new ScaffoldError(argumentProblem(error, Object.keys(OPTIONS)));
  }
}

function expect(holds: boolean, complaint: string): void {
  if (!holds) throw new ScaffoldError(complaint);
}
