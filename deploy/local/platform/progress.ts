import { formatNumber } from '@polden/ru';
import { clearLine, cursorTo } from 'node:readline';
import { stripVTControlCharacters, styleText } from 'node:util';

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
  /** Steps that run, the first begun first: they share the line. */
  const running: Step[] = [];
  let frame = 0;
  const wipe = () => {
    if (!live) return;
    cursorTo(output, 0);
    clearLine(output, 0);
  };
  const draw = () => {
    wipe();
    const [first] = running;
    if (!first) return;
    const title = running.map((step) => step.title).join(', ');
    const spinner = styleText('cyan', FRAMES[frame++ % FRAMES.length] ?? '');
    // One row of the terminal: more could not be wiped.
    const room = output.columns - `  ${FRAMES[0]} `.length - 1;
    output.write(`  ${spinner} ${cutTo(room, line({ ...first, title }))}`);
  };
  return {
    say: (text) => {
      wipe();
      output.write(`${text}\n`);
      if (live) draw();
    },
    step: async (title, work) => {
      const step: Step = { title, startedAt: Date.now(), remark: '' };
      running.push(step);
      if (!live) output.write(`  … ${title}\n`);
      const timer = live
        ? setInterval(draw, FRAME_MS)
        : setInterval(() => output.write(`  … ${line(step)}\n`), REMINDER_MS);
      const finish = (mark: string) => {
        clearInterval(timer);
        running.splice(running.indexOf(step), 1);
        wipe();
        output.write(`  ${mark} ${line(step)}\n`);
        if (live) draw();
      };
      try {
        const result = await work((text) => (step.remark = text));
        finish(styleText('green', '✔'));
        return result;
      } catch (error) {
        finish(styleText('red', '✖'));
        throw error;
      }
    },
  };
}

interface Step {
  title: string;
  /** As Date.now() has it. */
  startedAt: number;
  remark: string;
}

function line({ title, startedAt, remark }: Step): string {
  const elapsed = styleText('dim', seconds(Date.now() - startedAt).padStart(8));
  return `${title.padEnd(TITLE_WIDTH)}${elapsed}${remark === '' ? '' : `  ${styleText('dim', remark)}`}`;
}

function cutTo(columns: number, text: string): string {
  const plain = stripVTControlCharacters(text);
  return plain.length > columns ? `${plain.slice(0, columns - 1)}…` : text;
}

/** «12,3 с» */
export function seconds(ms: number): string {
  return `${formatNumber(ms / 1000, { least: 1 })} с`;
}
