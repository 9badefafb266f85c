import type { RealmLog } from '@polden/mfe-release';
import { impersonal } from '../impersonal.ts';
import { logLine } from '../log-line.ts';

const LONGEST = 2_000;
const LINES_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * What a release writes to its console, as lines of the log of the shell: each one line, without what may be a person's, and
 * so many a minute. One more says how many were left out. `release`: remote@version.
 */
export function releaseLog(release: string, write?: (line: string) => void): RealmLog {
  let written = 0;
  let leftOut = 0;
  const say = (level: 'warn' | 'error', msg: string) =>
    logLine(level, msg, { pid: process.pid, release }, write);
  const begin = () => {
    if (leftOut > 0) say('warn', `${leftOut} more lines within a minute`);
    written = leftOut = 0;
  };
  return (isError, message) => {
    if (written === 0) setTimeout(begin, MINUTE_MS).unref();
    if (written >= LINES_A_MINUTE) leftOut += 1;
    else {
      written += 1;
      say(isError ? 'error' : 'warn', impersonal(message, LONGEST));
    }
  };
}
