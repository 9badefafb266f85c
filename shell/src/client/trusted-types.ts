import { boot } from './boot.ts';

interface Factory {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

/** /mfe/mfe-lending/1.0.0/client/ */
const folders = boot.remotes.map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1));
const isOfRemote = (text: string) => folders.some((folder) => text.includes(folder));

/** Beginning of the lines after the message and this file's own in V8; a browser that writes stacks otherwise reports less. */
const CALLERS = 2;
/** Of the language itself, such as `Object.assign`: whoever has called it is meant. */
const BUILT_IN = '(<anonymous>)';
/** What React and the shell set passes; what code of a remote sets itself is reported under the file that it is in. */
const pass = (text: string) => {
  const callers = new Error().stack?.split('\n').slice(CALLERS) ?? [];
  return isOfRemote(callers.find((line) => !line.includes(BUILT_IN)) ?? '') ? null : text;
};

/** The shell's policy for strings that become elements and scripts. A remote may load the files of its release. */
export function trustOwnCode(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createHTML: pass,
    createScript: pass,
    createScriptURL: (url) => (isOfRemote(url) ? url : pass(url)),
  });
}
