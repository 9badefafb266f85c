import { boot, folderOf } from './boot.ts';

/** `sink` is what the browser is about to write the text to; an editor that asks for the policy by itself names none. */
type Rule = (text: string, type?: string, sink?: string) => string | null;

interface Factory {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>,
  ) => unknown;
}

const folders = boot.remotes.map(folderOf);
const isOfRemote = (text: string) => folders.some((folder) => text.includes(folder));

/** Built-in functions, such as `Object.assign`: the frame that called them is blamed. */
const BUILT_IN = '(<anonymous>)';

/**
 * What React and the shell set passes; what code of a remote sets itself is reported under the file that it is in.
 * @param caller line of the stack that it is in, after the message and our own; a browser that writes stacks otherwise reports less
 */
const passFrom =
  (caller: number): Rule =>
  (text, _type, sink) => {
    // A refusal would hand the caller an empty text: a paste would be lost.
    if (sink === undefined) return text;
    const callers = new Error().stack?.split('\n').slice(caller) ?? [];
    return isOfRemote(callers.find((line) => !line.includes(BUILT_IN)) ?? '') ? null : text;
  };

/** The shell's policy for strings that become elements and scripts. A remote may load the files of its release. */
export function trustOwnCode(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const passUrl = passFrom(3);
  trustedTypes?.createPolicy('default', {
    createHTML: passFrom(2),
    createScript: passFrom(2),
    createScriptURL: (url, ...asked) => (isOfRemote(url) ? url : passUrl(url, ...asked)),
  });
}
