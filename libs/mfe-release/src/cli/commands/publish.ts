import type { Command } from 'commander';
import { publishRelease, type PublishOutcome } from '../../publish/publish-release.ts';
import type { CommandContext } from '../context.ts';
import { optionalKeyFromEnvironment } from '../environment.ts';
import { withExamples } from '../help.ts';
import { createProgressBar } from '../progress.ts';

export function addPublish(program: Command, { print, registry }: CommandContext): void {
  const command = program
    .command('publish')
    .description('upload release/ and register it, signed by `sign` or with RELEASE_KEY_FILE')
    .argument('[dir]', 'folder of the remote', '.')
    .action(async (dir: string) => {
      const client = registry();
      const key = await optionalKeyFromEnvironment();
      const published = await publishRelease(dir, client, { key, onProgress: createProgressBar() });
      const release = `${published.remote}@${published.version}`;
      print(
        published,
        [
          published.alreadyPublished ? `${release} is already published` : `Published ${release}`,
          ...seenLines(published),
        ].join('\n'),
      );
    });
  withExamples(command, 'publish', 'publish mfe-lending');
}

/** What the gate has seen the server half do. */
function seenLines({ changedGlobals, capabilities }: PublishOutcome): string[] {
  return [
    ...(capabilities.length > 0 ? [`  asks for ${capabilities.join(', ')}`] : []),
    ...(changedGlobals.length > 0
      ? [`  changes globals of its realm: ${changedGlobals.join(', ')}. No other remote sees it`]
      : []),
  ];
}
