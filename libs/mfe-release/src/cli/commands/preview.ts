import type { RemoteStatus } from '@polden/api-contract';
import type { Command } from 'commander';
import { readReleaseName, readRemoteName, wholeNumber } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../environment.ts';
import { withExamples } from '../help.ts';
import { describeMove } from '../output.ts';
import { standingOf } from '../standing.ts';

/** A week. */
const MAX_HOURS = 168;
const DEFAULT_HOURS = 24;

interface PreviewOptions {
  name: string;
  hours: number;
  end?: boolean;
}

function openOf({ previews }: RemoteStatus): string {
  return previews.length === 0 ? 'none is open' : `open are ${previews.map(({ name }) => name).join(', ')}`;
}

export function addPreview(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('preview')
    .description('show a published version to whoever has the link')
    .argument('<remote@version>', 'only <remote> with --end')
    .requiredOption('--name <name>', 'kebab-case: new-calculator')
    .option(
      '--hours <number>',
      'how long the link is good',
      wholeNumber('--hours', 1, MAX_HOURS),
      DEFAULT_HOURS,
    )
    .option('--end', 'remove the preview')
    .action(async (target: string, { name, hours, end }: PreviewOptions) => {
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name)) {
        throw new UsageError(`${name} is no name of a preview, for example new-calculator`);
      }
      if (end) {
        const remote = readRemoteName(target);
        const client = registry();
        const [standing] = await standingOf(client, environment().environment, [remote]);
        // What is not the team's the registry refuses itself; what does not run is most likely a slip of the name.
        if (standing && !standing.previews.some((preview) => preview.name === name))
          throw new Error(`${remote} has no preview ${name}: ${openOf(standing)}`);
        const move = await client.removePreview({ ...environment(), remote, name });
        return print(move, describeMove(move));
      }
      const link = await registry().preview({ ...environment(), ...readReleaseName(target), name, hours });
      print(link, `${link.url}\nGood until ${link.expiresAt}; it is for whoever has it.`);
    });
  withExamples(
    command,
    'preview mfe-lending@1.5.0 --name new-calculator --hours 8',
    'preview mfe-lending --name new-calculator --end',
  );
}
