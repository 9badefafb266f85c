import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';
import { writeKeyFile } from '../key-file.ts';

export function addKeygen(program: Command, { print }: CommandContext): void {
  const command = program
    .command('keygen')
    .description('make the key pair with which a team signs its releases')
    .requiredOption('--out <file>', 'file for the private key (mode 0600)')
    .action(async ({ out }: { out: string }) => {
      const key = await writeKeyFile(out);
      print(
        key,
        `Private key: ${key.file}\nPublic key:  ${key.publicKey}\n             also in ${key.publicFile}\nKey id:      ${key.keyId}`,
      );
    });
  withExamples(command, 'keygen --out ~/.polden/lending.key');
}
