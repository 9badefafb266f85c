import type { UploadProgress } from '../publish/publish-release.ts';

const BAR = 30;

/** Shows an upload on standard error: a bar on a terminal, else a line at the start, at each quarter and at the end. */
export function createProgressBar(output: NodeJS.WriteStream = process.stderr) {
  let quarter = -1;
  return ({ done, total }: UploadProgress): void => {
    const share = total === 0 ? 1 : done / total;
    if (output.isTTY) {
      const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');
      output.write(`\r${bar} ${done} of ${total} files${done === total ? '\n' : ''}`);
      return;
    }
    const reached = Math.floor(share * 4);
    if (reached === quarter) return;
    quarter = reached;
    output.write(`Uploaded ${done} of ${total} files\n`);
  };
}
