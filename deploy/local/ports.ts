import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';
import { waitUntil } from './wait.ts';
import { whoListens } from './who-listens.ts';

/** True when a server can listen on the loopback port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Below what systems give to outgoing connections: such a one may take a port before its server does. */
const FIRST_CHOICE = 15_000;
const LAST_CHOICE = 30_000;

const given = new Set<number>();

/**
 * A loopback port that nothing listens on now, chosen by chance: others look for theirs at the same time. This process gets
 * no port twice, nor one next to an earlier one: a server may listen later, and takes the next port for a database.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST_CHOICE, LAST_CHOICE);
  const isOwn = [port - 1, port, port + 1].some((near) => given.has(near));
  if (isOwn || !(await isPortFree(port))) return findFreePort();
  given.add(port);
  return port;
}

/** A process that was killed may hold its port a moment longer than it is seen. */
const LET_GO_MS = 3_000;

/**
 * Throws StartError for the first port that stays busy, or that two are to listen on.
 * @param ports port by the name of the environment variable that changes it
 */
export async function expectFreePorts(ports: Record<string, number>): Promise<void> {
  const wanted = new Map<number, string>();
  for (const [variable, port] of Object.entries(ports)) {
    const other = wanted.get(port);
    if (other !== undefined)
      throw new StartError(
        `${other} и ${variable} — один и тот же порт ${port}. Задайте разные: ${variable}=… npm start`,
      );
    wanted.set(port, variable);
  }
  for (const [variable, port] of Object.entries(ports)) {
    if (await waitUntil(() => isPortFree(port), LET_GO_MS)) continue;
    const holder = whoListens(port);
    const blame = holder ? `его держит ${holder}` : 'его держит другая программа';
    throw new StartError(
      `Порт ${port} занят: ${blame}. Остановите её или задайте другой: ${variable}=… npm start`,
    );
  }
}

/** Reads a port number from the environment; throws StartError when it is not one. */
export function portFromEnv(variable: string, fallback: number): number {
  expectPorts([variable]);
  return Number(process.env[variable] || fallback);
}

/** Throws StartError that names all of these variables that are there and no port numbers. */
export function expectPorts(variables: readonly string[]): void {
  const wrong = variables.filter((variable) => process.env[variable] && !isPort(process.env[variable]));
  if (wrong.length === 0) return;
  const given = wrong.map((variable) => `${variable}=${process.env[variable] ?? ''}`).join(', ');
  const are = wrong.length === 1 ? 'не номер порта' : 'не номера портов';
  throw new StartError(`${given} — ${are} (нужно целое число от 1 до 65535).`);
}

function isPort(text: string): boolean {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536;
}
