import type { Command } from 'commander';
import { signRelease } from '../../publish/sign-release.ts';
import type { CommandContext } from '../context.ts';
import { keyFromEnvironment } from '../environment.ts';
import { withExamples } from '../help.ts';

export function addSign(program: Command, { print }: CommandContext): void {
  const command = program
    .command('sign')
    .description('sign release/release.json without the registry, to publish it in another step')
    .argument('[dir]', 'folder of the remote', '.')
    .action(async (dir: string) => {
      const signed = await signRelease(dir, await keyFromEnvironment());
      print(signed, `Signed ${signed.remote}@${signed.version} with the key ${signed.keyId}`);
    });
  withExamples(command, 'sign', 'sign mfe-lending');
}
