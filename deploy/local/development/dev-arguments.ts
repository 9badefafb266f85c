import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '../folders.ts';
import { remoteNames } from '../platform/releases.ts';
import { describeError, StartError } from '../start-error.ts';

/** A remote that is built from its source on each edit. */
export interface SourceRemote {
  /** Kebab-case: mfe-lending. */
  name: string;
  /** Absolute path of the package. */
  dir: string;
}

export interface AgainstArguments {
  /** https://polden.example */
  origin: string;
  /** base64 SPKI of the key that signs its release map. */
  mapKey: string | undefined;
  /** Origin of the bucket that holds its releases; its own host otherwise. */
  artifacts: string | undefined;
}

export interface DevArguments {
  /** All remotes of the checkout unless some are named; the others come as they were released. */
  remotes: SourceRemote[];
  /** The deployed site on whose release map and API one remote runs. */
  against?: AgainstArguments;
}

const OPTIONS = {
  against: { type: 'string' },
  'map-key': { type: 'string' },
  artifacts: { type: 'string' },
} as const;

/**
 * Reads the command line of `npm run dev`. A remote is a name or the path of its folder.
 * Throws StartError for what it cannot mean.
 */
export function readDevArguments(args: string[]): DevArguments {
  const { positionals, values } = parse(args);
  const named = positionals.map(findRemote);
  if (values.against === undefined) {
    if (values['map-key'] !== undefined || values.artifacts !== undefined)
      throw new StartError('--map-key и --artifacts нужны только вместе с --against.');
    return { remotes: named.length > 0 ? named : remoteNames().map(findRemote) };
  }
  if (named.length !== 1)
    throw new StartError('С --against запускают один микрофронтенд: npm run dev -- mfe-lending --against …');
  return {
    remotes: named,
    against: {
      origin: readOrigin('--against', values.against),
      mapKey: values['map-key'] ?? (process.env['RELEASE_MAP_PUBLIC_KEY'] || undefined),
      artifacts: values.artifacts === undefined ? undefined : readOrigin('--artifacts', values.artifacts),
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartError(
      `Не понимаю аргументы: ${describeError(error)}. Можно так: npm run dev -- mfe-lending --against https://polden.example --map-key …`,
    );
  }
}

function findRemote(given: string): SourceRemote {
  const dir = resolve(CHECKOUT, given);
  if (!existsSync(join(dir, 'webpack.config.ts'))) {
    throw new StartError(
      `Нет микрофронтенда ${given} (webpack.config.ts не найден в ${dir}). Есть: ${remoteNames().join(', ')}.`,
    );
  }
  return { name: packageName(dir), dir };
}

/** The package's name without its scope. */
function packageName(dir: string): string {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return basename(dir);
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '');
}

function readOrigin(option: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new StartError(`${option} ${address}: нужен адрес целиком, например https://polden.example`);
  return url.origin;
}
