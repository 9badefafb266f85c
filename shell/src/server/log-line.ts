/** Field of every line, by which a collector tells the shell from the API. */
export const LOG_BASE = { service: 'shell' };
/** As the logger of the requests has them. */
const LEVELS = { warn: 40, error: 50 };

/** A line of the shell's log that belongs to no request, in the form of those that do. */
export function logLine(
  level: keyof typeof LEVELS,
  msg: string,
  more: Record<string, unknown> = {},
  write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): void {
  write(JSON.stringify({ level: LEVELS[level], time: Date.now(), ...LOG_BASE, ...more, msg }));
}

/** A line about what the operator should know. */
export const warn = (msg: string): void => logLine('warn', msg);
