import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What stands between a process and the rest of the machine, beyond Node's own permissions. */
export interface Walls {
  /** Has no network, not even this machine's own. */
  network: boolean;
  /** Sees no process but itself, so that it can signal none. */
  processes: boolean;
  /** Runs as a user that owns nothing. */
  user: boolean;
  /** Ends with the process that has started it. */
  bound: boolean;
  /** The command that goes before the program. */
  command: readonly string[];
}

/** nobody */
const NO_USER = 65_534;
const PROBE_MS = 10_000;
const BOUND = ['setpriv', '--pdeathsig=KILL', '--'];
const NAMESPACES = ['--net', '--ipc', '--pid', '--fork', '--kill-child=SIGKILL', '--'];
/** Another user forgets what was agreed with the one before: bound once more. */
const AS_NOBODY = [
  'setpriv',
  '--pdeathsig=KILL',
  `--reuid=${NO_USER}`,
  `--regid=${NO_USER}`,
  '--clear-groups',
  '--no-new-privs',
  '--',
];

const PLAIN: Walls = { network: false, processes: false, user: false, bound: false, command: [] };

/** From the strongest on. A user of one's own is for root, a namespace of users for everybody else. */
function candidates(): Walls[] {
  const closed = { network: true, processes: true, bound: true };
  const isRoot = process.getuid?.() === 0;
  const own = isRoot
    ? ['unshare', ...NAMESPACES]
    : ['unshare', '--user', '--map-current-user', ...NAMESPACES];
  return [
    ...(isRoot ? [{ ...closed, user: true, command: [...BOUND, ...own, ...AS_NOBODY] }] : []),
    { ...closed, user: false, command: [...BOUND, ...own] },
    ...(isRoot ? [{ ...PLAIN, user: true, bound: true, command: AS_NOBODY }] : []),
    { ...PLAIN, bound: true, command: BOUND },
  ];
}

const found = new Map<string, Walls>();

/** The strongest walls of this machine behind which the program can still be read and run. Tried once for each program. */
export function wallsFor(program: URL): Walls {
  const file = fileURLToPath(program);
  const known = found.get(file);
  if (known) return known;
  const walls = process.platform === 'linux' ? (candidates().find((it) => holds(it, file)) ?? PLAIN) : PLAIN;
  found.set(file, walls);
  return walls;
}

function holds({ command: [first = '', ...rest] }: Walls, file: string): boolean {
  const check = 'require("node:fs").accessSync(process.argv[1])';
  try {
    execFileSync(first, [...rest, process.execPath, '-e', check, file], {
      stdio: 'ignore',
      env: process.env['PATH'] === undefined ? {} : { PATH: process.env['PATH'] },
      timeout: PROBE_MS,
    });
    return true;
  } catch {
    return false;
  }
}

/** Open walls, in words for the operator; empty when all are closed. */
export function openings({ network, processes, user }: Walls): string[] {
  return [
    ...(network ? [] : ['network']),
    ...(processes ? [] : ['signals to other processes']),
    ...(user ? [] : ['user of its own']),
  ];
}
