import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { commandOf } from './process-identity.ts';

const LISTENING = '0A';
const MAX_COMMAND = 60;

/** «процесс 123 (node server.js)» that listens on the TCP port, or null when that cannot be found out. */
export function whoListens(port: number): string | null {
  const pid = process.platform === 'linux' ? pidByProc(port) : pidByLsof(port);
  if (pid === null) return null;
  const command = commandOf(pid);
  const short = command.length > MAX_COMMAND ? `${command.slice(0, MAX_COMMAND)}…` : command;
  return short === '' ? `процесс ${pid}` : `процесс ${pid} (${short})`;
}

function pidByProc(port: number): number | null {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port)),
  );
  if (inodes.size === 0) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const holder = pids.find((pid) => openSockets(pid).some((inode) => inodes.has(inode)));
  return holder === undefined ? null : Number(holder);
}

function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readOrEmpty(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTENING)
    .flatMap((fields) => fields[9] ?? []);
}

/** Socket inodes of a process; none for the processes of other users. */
function openSockets(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap(
      (fd) => /^socket:\[(\d+)\]$/.exec(linkOrEmpty(`/proc/${pid}/fd/${fd}`))?.[1] ?? [],
    );
  } catch {
    return [];
  }
}

function pidByLsof(port: number): number | null {
  try {
    const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
    return Number(output.split('\n', 1)[0]) || null;
  } catch {
    return null;
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function linkOrEmpty(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
