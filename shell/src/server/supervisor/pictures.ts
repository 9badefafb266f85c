import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { CardWords } from '../seo/card/draw-card.ts';
import { ownFiles } from './own-files.ts';
import type { DrawnCard } from './picture-process.ts';

const DRAW_MS = 10_000;
const MAX_IN_FLIGHT = 8;
const MAX_LETTERS = 2_000;

interface Waiting {
  resolve: (png: string) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Draws in a process of its own, since that takes native code; it is started when somebody asks, and again when it has ended. */
export class Pictures {
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | null = null;
  #last = 0;

  /** base64 of the PNG. Rejects when too many wait, when it takes too long, and when the process ends meanwhile. */
  readonly draw = ({ title, brand, host }: CardWords): Promise<string> => {
    const words = { title: letters(title), brand: letters(brand), host: letters(host) };
    if (this.#waiting.size >= MAX_IN_FLIGHT)
      return Promise.reject(new Error('too many cards are being drawn'));
    const id = (this.#last += 1);
    const drawing = this.#started();
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('the card took too long'));
        drawing.kill('SIGKILL');
      }, DRAW_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      drawing.send({ id, words }, (error) => error && reject(error));
    }).finally(() => {
      clearTimeout(this.#waiting.get(id)?.timer);
      this.#waiting.delete(id);
    });
  };

  stop(): void {
    this.#process?.kill('SIGKILL');
  }

  #started(): ChildProcess {
    if (this.#process) return this.#process;
    const { dirname } = import.meta;
    const started = fork(path.join(dirname, 'picture-process.mjs'), {
      execArgv: [
        '--permission',
        '--allow-addons',
        ...[...ownFiles(dirname), '/usr/bin/ldd', '/etc/fonts', '/usr/share/fonts'].map(
          (file) => `--allow-fs-read=${file}`,
        ),
        '--disable-warning=PERM0001',
        '--disable-warning=SecurityWarning',
      ],
      env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process = started;
    started.on('message', ({ id, png, error }: DrawnCard) => {
      if (error === null) this.#waiting.get(id)?.resolve(png);
      else this.#waiting.get(id)?.reject(new Error(error));
    });
    const gone = () => {
      if (this.#process === started) this.#process = null;
      for (const { reject } of this.#waiting.values()) reject(new Error('the drawing process has ended'));
    };
    started.once('error', gone);
    started.once('exit', gone);
    return started;
  }
}

function letters(text: unknown): string {
  return String(text).slice(0, MAX_LETTERS);
}
