import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import type { SiteContext } from '../platform/platform.ts';
import { startService, type Service } from '../platform/service.ts';

export type BuilderContext = Pick<SiteContext, 'logsDir' | 'lock' | 'say' | 'cleanup'>;

export interface BuilderOptions {
  /** Name in messages, of the log file and in the list of processes. */
  name: string;
  cwd: string;
  /** Arguments of mfe-build. */
  args: string[];
  isReady: () => boolean | Promise<boolean>;
  onOutput?: (line: string) => void;
}

const MFE_BUILD = join(CHECKOUT, 'libs/mfe-build/src/cli.ts');

/** Runs mfe-build in watch mode until the platform stops. */
export async function startBuilder(context: BuilderContext, options: BuilderOptions): Promise<Service> {
  const { name, args, ...rest } = options;
  const builder = await startService({
    ...rest,
    label: name,
    args: [MFE_BUILD, ...args],
    env: { ...process.env, NODE_ENV: 'development' },
    logFile: join(context.logsDir, `${name}-dev.log`),
    say: context.say,
    onSpawn: (pid) => context.lock.record(`${name}-dev`, pid),
  });
  context.cleanup.add(builder.stop);
  return builder;
}
