type Exit = (code?: number) => never;

/** What ends a process, asks another one, opens native code or leads around the limits of this process. */
const MEMBERS = [
  '_debugEnd',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
  '_kill',
  '_linkedBinding',
  '_startProfilerIdleNotifier',
  '_stopProfilerIdleNotifier',
  'abort',
  'binding',
  'dlopen',
  'execve',
  'exit',
  'getBuiltinModule',
  'initgroups',
  'kill',
  'loadEnvFile',
  'openStdin',
  'reallyExit',
  'setSourceMapsEnabled',
  'setUncaughtExceptionCaptureCallback',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'umask',
] as const;

/** Objects through which the same is reached; the first reader of all has been here before. */
const OBJECTS = ['mainModule', 'report'] as const;

/**
 * Takes from this process what code of a release could do harm with, should it ever get hold of `process`, and returns the
 * way out for the process itself. To be called before the first release is evaluated, and after everything else has started.
 */
export function takeProcessAway(): Exit {
  const own = process as unknown as Record<string, unknown> & { reallyExit: Exit };
  const really = own.reallyExit.bind(process);
  for (const name of MEMBERS) {
    if (!(name in process)) continue;
    const value = (): never => {
      throw new Error(`process.${name} is not for code of a release`);
    };
    Object.defineProperty(own, name, { value, writable: false, configurable: false });
  }
  for (const name of OBJECTS)
    Object.defineProperty(own, name, { value: undefined, writable: false, configurable: false });
  return really;
}
