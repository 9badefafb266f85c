import { boot, folderOf } from '../boot.ts';
import { remoteOfPath } from '../remote-of-path.ts';

/**
 * Name of the remote that an error comes from: the first one in its stack, then in the stack of components; the owner of the
 * page when no remote is in either; 'shell' when the page is the shell's own.
 */
export function remoteOfError(error: unknown, componentStack: string, otherwise?: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const remote = firstRemoteIn(stack) ?? firstRemoteIn(componentStack);
  return remote ?? otherwise ?? remoteOfPath(window.location.pathname)?.name ?? 'shell';
}

function firstRemoteIn(stack: string): string | undefined {
  const found = boot.remotes
    .map((remote) => ({ name: remote.name, index: stack.indexOf(folderOf(remote)) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index);
  return found[0]?.name;
}
