import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const PINO_WARNING = 40;
const TROUBLE = /\b(warn(ing)?|error|fatal)\b/i;
/** What Node says to developers of the libraries; it stays in the log. */
const FOR_LIBRARIES = /^\(node:\d+\) .*(ExperimentalWarning|Deprecation)|--trace-(warnings|deprecation)/;

/** Calls back with each line that the stream brings. */
export function onLine(stream: Readable, listener: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', listener);
}

/** The text of a line that a person should see: a warning or an error; null for anything else. */
export function troubleIn(line: string, stream: 'stdout' | 'stderr'): string | null {
  const entry = readJson(line);
  if (entry) {
    if (typeof entry['level'] !== 'number' || entry['level'] < PINO_WARNING) return null;
    return (
      [entry['msg'], entry['message'], errorMessage(entry['err'])]
        .filter((part) => typeof part === 'string')
        .join(': ') || line
    );
  }
  if (FOR_LIBRARIES.test(line) || line.trim() === '') return null;
  return stream === 'stderr' || TROUBLE.test(line) ? line : null;
}

function readJson(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function errorMessage(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
}
