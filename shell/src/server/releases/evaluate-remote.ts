import type { RemoteRoute } from '@polden/mfe-contract';
import { evaluateBundle, refuseDynamicImport, type TurnMarks } from '@polden/mfe-release';
import { releaseLog } from '../faults/release-log.ts';
import { releaseOf } from '../faults/remote-of-stack.ts';
import { BusyHostError } from './busy-host-error.ts';
import { calledInside } from './inside/called-inside.ts';
import { MODULES_INSIDE, requireShared } from './shared-modules.ts';

/** By the clock: a thread that serves others may not stand still for longer. */
const EVALUATION_MS = 2_000;
/** Of the processor. With less of it the machine was slow, and not the release. */
const WORKED_MS = 1_000;

export interface EvaluatedRemote {
  routes: RemoteRoute[];
  /** Ends its timers. */
  end: () => void;
}

export interface EvaluationOptions {
  /** Somebody else sees to endless loops. */
  isWatched?: boolean;
  /** Set around what runs of it later. */
  marks?: TurnMarks;
}

/**
 * Runs the CommonJS text of a remote's server entry and returns its routes. `address` is where browsers find the entry,
 * /mfe/<remote>/<version>/server/…: from it the remote knows the addresses of its pictures. The body runs under a time limit, so that an
 * endless loop at module level cannot hang the server. Throws what the module throws,
 * when it uses import(), when it exports no routes, and BusyHostError when the machine has had no time for it.
 */
export function evaluateRemote(
  code: string,
  address: string,
  { isWatched = false, marks }: EvaluationOptions = {},
): EvaluatedRemote {
  refuseDynamicImport(code);
  const before = process.threadCpuUsage();
  const limit = isWatched ? {} : { timeoutMs: EVALUATION_MS };
  const { exports, call, end } = evaluated(() =>
    evaluateBundle(code, {
      require: requireShared,
      inside: MODULES_INSIDE,
      address,
      log: releaseLog(releaseOf(address) ?? address),
      ...limit,
      ...(marks && { marks }),
    }),
  );
  try {
    const { routes } = exports;
    if (!Array.isArray(routes)) throw new Error(`${address} exports no routes`);
    return { routes: Array.from(routes as RemoteRoute[], (route) => calledInside(route, call)), end };
  } catch (error) {
    end();
    throw error;
  }

  function evaluated<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before);
      if (isTimeout(error) && (user + system) / 1_000 < WORKED_MS)
        throw new BusyHostError(`${address}: the machine has had no time for it`, { cause: error });
      throw error;
    }
  }
}

function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
