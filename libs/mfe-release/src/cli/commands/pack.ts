import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { readPackage } from '../../pack/package-facts.ts';
import { packRelease, type PackOptions } from '../../pack/pack-release.ts';
import { packShell } from '../../pack/pack-shell.ts';
import { removeRelease } from '../../pack/remove-release.ts';
import { sourceAfterBuild } from '../../pack/source-after-build.ts';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

export function addPack(program: Command, { print }: CommandContext): void {
  const command = program
    .command('pack')
    .description('make release/ from the built dist/ of a remote, or of the shell')
    .argument('[dir]', 'folder of the remote', '.')
    .addOption(
      new Option('--version-suffix <kind>', 'give each content its own version').choices(['content']),
    )
    .action(async (dir: string, { versionSuffix }: Pick<PackOptions, 'versionSuffix'>) => {
      const { name } = await readPackage(resolve(dir));
      const pack = name === 'shell' ? packShell : packRelease;
      const {
        dir: folder,
        manifest,
        integrity,
      } = await pack(dir, { versionSuffix }).catch(async (error: unknown) => {
        // The next publish must not take an earlier package for this one.
        await removeRelease(dir);
        throw error;
      });
      const newer = name === 'shell' ? null : await sourceAfterBuild(dir);
      if (newer !== null)
        console.error(`mfe-release: ${newer} is newer than dist: build the remote again if it was changed`);
      const { name: remote, version, routes, files } = manifest;
      const size = `${counted(routes.length, 'route')}, ${counted(Object.keys(files).length, 'file')}`;
      print(
        { remote, version, integrity, dir: folder },
        `Packed ${remote}@${version} (${size}) in ${folder}`,
      );
    });
  withExamples(command, 'pack', 'pack mfe-lending --version-suffix content');
}
