import type { RemoteStatus } from '@polden/api-contract';
import type { UploadProgress } from '../publish/publish-release.ts';

/** Prints the result: for people, or as one line of JSON for a pipeline. */
export function printResult(asJson: boolean, result: unknown, sentence: string): void {
  console.log(asJson ? JSON.stringify(result) : sentence);
}

/** Shows upload progress on standard error: one rewritten line on a terminal, else the first and the last. */
export function showProgress({ done, total }: UploadProgress): void {
  const line = `Uploading ${done} of ${total} files`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === 0 || done === total) console.error(line);
}

export function statusTable(remotes: RemoteStatus[]): string {
  if (remotes.length === 0) return 'No remote is enrolled for your team.';
  return remotes.map(describe).join('\n');
}

function describe({ remote, stable, versions }: RemoteStatus): string {
  return `${remote}: stable ${stable ?? 'none'}; published ${versions.join(', ') || 'none'}`;
}
