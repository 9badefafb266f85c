import { styleText } from 'node:util';
import { misspeltVariables } from '@polden/api-contract';
import { chosenDataDir } from '../folders.ts';
import { describeError, StartError } from '../start-error.ts';
import { BuildFailed } from './build.ts';
import { type PlatformPorts, START_VARIABLES } from './environment.ts';
import { killServices } from './platform-lock.ts';
import { platformPorts } from './platform-ports.ts';
import { createProgress, type Progress } from './progress.ts';
import { welcomeScreen, type Welcome } from './screen.ts';
import { onStopSignals } from './stop-signals.ts';

/** What a start is given by the command line and the environment. */
export interface CommandSetting {
  ports: PlatformPorts;
  dataDir: string;
  databaseUrl: string | undefined;
  progress: Progress;
  signal: AbortSignal;
}

export interface RunningPlatform {
  origin: string;
  logsDir: string;
  stop: () => Promise<void>;
  pages?: Welcome['pages'];
  extra?: Welcome['extra'];
  /** What is not as it should be: said last, where it is seen. */
  warnings?: string[];
}

/** Starts, shows the screen, waits for Ctrl-C, stops; the exit code says how it went. */
export async function runPlatform(
  start: (setting: CommandSetting) => Promise<RunningPlatform>,
): Promise<void> {
  const startedAt = Date.now();
  const dataDir = chosenDataDir();
  const { signal, asked } = onStopSignals(() => killServices(dataDir));
  for (const { given, meant } of misspeltVariables(process.env, START_VARIABLES))
    console.error(`Переменную ${given} никто не читает: может быть, это ${meant}?`);
  try {
    const platform = await start({
      ports: await platformPorts(),
      dataDir,
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      progress: createProgress(),
      signal,
    });
    const { origin, logsDir, pages, extra, warnings = [] } = platform;
    console.log(
      welcomeScreen({
        origin,
        logsDir,
        tookMs: Date.now() - startedAt,
        ...(pages && { pages }),
        ...(extra && { extra }),
      }),
    );
    for (const warning of warnings) console.error(styleText(['bold', 'red'], `  ${warning}`));
    await asked;
    await platform.stop();
    process.exit(0);
  } catch (error) {
    if (signal.aborted) process.exit(130);
    fail(error);
  }
}

function fail(error: unknown): never {
  if (error instanceof BuildFailed) console.error(`\n${error.output.trim()}`);
  console.error(`\nНе запустилось. ${describeError(error)}`);
  if (!(error instanceof StartError) && process.env['DEBUG']) console.error(error);
  process.exit(1);
}
