import { formatNumber } from '@polden/ru';
import { clearLine, cursorTo } from 'node:readline';
import { styleText } from 'node:util';

/** What the person sees while the platform starts. */
export interface Progress {
  /** Shows the step while the work runs; `note` replaces the remark after the title. */
  step: <T>(title: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>;
  /** One line that stays. */
  say: (line: string) => void;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const TITLE_WIDTH = 34;
const FRAME_MS = 90;
const REMINDER_MS = 15_000;

/** A rewritten line with a spinner on a terminal, whole lines in a log. */
export function createProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  const live = output.isTTY && !process.env['CI'];
  let redraw: (() => void) | null = null;
  const wipe = () => {
    if (!live) return;
    cursorTo(output, 0);
    clearLine(output, 0);
  };
  return {
    say: (line) => {
      wipe();
      output.write(`${line}\n`);
      redraw?.();
    },
    step: async (title, work) => {
      const startedAt = Date.now();
      let remark = '';
      let frame = 0;
      const draw = () => {
        wipe();
        output.write(
          `  ${styleText('cyan', FRAMES[frame++ % FRAMES.length] ?? '')} ${line(title, startedAt, remark)}`,
        );
      };
      if (live) redraw = draw;
      else output.write(`  … ${title}\n`);
      const timer = live
        ? setInterval(draw, FRAME_MS)
        : setInterval(() => output.write(`  … ${line(title, startedAt, remark)}\n`), REMINDER_MS);
      const finish = (mark: string) => {
        clearInterval(timer);
        redraw = null;
        wipe();
        output.write(`  ${mark} ${line(title, startedAt, remark)}\n`);
      };
      try {
        const result = await work((text) => (remark = text));
        finish(styleText('green', '✔'));
        return result;
      } catch (error) {
        finish(styleText('red', '✖'));
        throw error;
      }
    },
  };
}

function line(title: string, startedAt: number, remark: string): string {
  const elapsed = styleText('dim', seconds(Date.now() - startedAt).padStart(8));
  return `${title.padEnd(TITLE_WIDTH)}${elapsed}${remark === '' ? '' : `  ${styleText('dim', remark)}`}`;
}

/** «12,3 с» */
export function seconds(ms: number): string {
  return `${formatNumber(ms / 1000, { least: 1 })} с`;
}
