import path from 'node:path';

/**
 * What the programs of this build read of the disk when they start: the build itself, and the packages and their descriptions
 * on the way up to the root. `programDir`: where the programs lie.
 */
export function ownFiles(programDir: string): string[] {
  const build = path.dirname(programDir);
  const files = [build];
  for (let folder = path.dirname(build); ; folder = path.dirname(folder)) {
    files.push(path.join(folder, 'package.json'), path.join(folder, 'node_modules'));
    if (folder === path.dirname(folder)) return files;
  }
}
