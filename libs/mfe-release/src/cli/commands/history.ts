import type { Command } from 'commander';
import { readRemoteName, wholeNumber } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';
import { historyTable } from '../output.ts';

const MAX_PAGE = 10_000;

export function addHistory(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('history')
    .description('show who moved which version where, newest first')
    .argument('[remote]', 'only this remote')
    .option('--page <number>', 'page of the list', wholeNumber('--page', 1, MAX_PAGE), 1)
    .action(async (name: string | undefined, { page }: { page: number }) => {
      const remote = name === undefined ? undefined : readRemoteName(name);
      const history = await registry().history({ ...environment(), remote, page });
      const pages = history.pageCount > 1 ? `\nPage ${page} of ${history.pageCount}` : '';
      print(history, `${historyTable(history.items)}${pages}`);
    });
  withExamples(command, 'history', 'history mfe-lending --page 2');
}
