import type { Command } from 'commander';
import { readPercent, readReleaseName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';
import { describeMove } from '../output.ts';

export function addCanary(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('canary')
    .description('give a published version to some of the visitors; 0 percent ends the canary')
    .argument('<remote@version>')
    .argument('<percent>', 'from 0 to 100, two decimals at most')
    .option('--reason <text>', 'why; a version that was taken back asks for it')
    .action(async (name: string, percent: string, { reason }: { reason?: string }) => {
      const why = reason === undefined ? {} : { reason };
      const canary = { ...environment(), ...why, ...readReleaseName(name), percent: readPercent(percent) };
      const move = await registry().canary(canary);
      print(move, describeMove(move));
    });
  withExamples(command, 'canary mfe-lending@1.5.0 5', 'canary mfe-lending@1.5.0 0');
}
