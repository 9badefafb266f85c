import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { CHECKOUT } from '../folders.ts';
import { troubleIn } from './log-lines.ts';

export class CommandFailed extends Error {
  /** Everything that the command printed. */
  readonly output: string;
  /** The last line that tells what went wrong. */
  readonly reason: string;

  constructor(output: string, code: number | null) {
    const lines = output.split('\n').map((line) => line.trim());
    const reason =
      lines.findLast((line) => troubleIn(line, 'stdout') !== null) ?? lines.findLast((line) => line !== '');
    super(reason ?? `exit code ${code}`);
    this.output = output;
    this.reason = (reason && troubleIn(reason, 'stderr')) ?? reason ?? `код ${code}`;
  }
}

export interface CommandOptions {
  cwd?: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Ends the command. */
  signal?: AbortSignal | undefined;
  onOutput?: (text: string) => void;
  /** What the command reads from standard input. */
  input?: string | undefined;
}

/** Runs node to its end; resolves to its output, throws CommandFailed. */
export function runNode(args: string[], options: CommandOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? CHECKOUT,
      env: options.env,
      detached: true,
      stdio: 'pipe',
    });
    child.stdin.on('error', () => undefined).end(options.input);
    let output = '';
    const take = (text: string) => {
      output += text;
      appendFileSync(options.logFile, text);
      options.onOutput?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const abort = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
    options.signal?.addEventListener('abort', abort, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      options.signal?.removeEventListener('abort', abort);
      if (code === 0) resolve(output);
      else reject(new CommandFailed(output, code));
    });
  });
}
