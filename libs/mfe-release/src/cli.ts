#!/usr/bin/env node
import { Command, CommanderError, Option } from 'commander';
import { keyFromEnvironment, registryFromEnvironment, UsageError } from './cli/environment.ts';
import { writeKeyFile } from './cli/key-file.ts';
import { printResult, showProgress, statusTable } from './cli/output.ts';
import { packRelease, type PackOptions } from './pack/pack-release.ts';
import { promoteRelease } from './publish/promote-release.ts';
import { publishRelease } from './publish/publish-release.ts';
import { RegistryError } from './publish/registry-client.ts';

const HELP = `
Environment:
  RELEASE_REGISTRY  origin of the API, for example http://127.0.0.1:4201
  RELEASE_TOKEN     token of your team
  RELEASE_KEY_FILE  private key of your team, made by keygen

Exit codes: 0 done, 1 failed or refused, 2 called wrongly, 3 the registry cannot be reached.`;

const program = new Command('mfe-release')
  .description('Packs, signs, publishes and promotes releases of a remote')
  .option('--json', 'print the result as one line of JSON')
  .addHelpText('after', HELP)
  .exitOverride()
  .configureOutput({ outputError: () => undefined });

const print = (result: unknown, sentence: string) =>
  printResult(program.opts<{ json?: boolean }>().json === true, result, sentence);

program
  .command('keygen')
  .description('make the key pair with which a team signs its releases')
  .requiredOption('--out <file>', 'file for the private key (mode 0600)')
  .action(async ({ out }: { out: string }) => {
    const key = await writeKeyFile(out);
    print(key, `Private key: ${key.file}\nPublic key:  ${key.publicKey}\nKey id:      ${key.keyId}`);
  });

program
  .command('pack')
  .description('make release/ from the built dist/ of a remote')
  .argument('[dir]', 'folder of the remote', '.')
  .addOption(new Option('--version-suffix <kind>', 'give each content its own version').choices(['content']))
  .action(async (dir: string, { versionSuffix }: Pick<PackOptions, 'versionSuffix'>) => {
    const { dir: folder, manifest, integrity } = await packRelease(dir, { versionSuffix });
    const { name: remote, version, routes, files } = manifest;
    const size = `${routes.length} routes, ${Object.keys(files).length} files`;
    print({ remote, version, integrity, dir: folder }, `Packed ${remote}@${version} (${size}) in ${folder}`);
  });

program
  .command('publish')
  .description('sign and upload release/ and register it')
  .argument('[dir]', 'folder of the remote', '.')
  .action(async (dir: string) => {
    const client = registryFromEnvironment();
    const key = await keyFromEnvironment();
    const published = await publishRelease(dir, client, { key, onProgress: showProgress });
    const release = `${published.remote}@${published.version}`;
    print(published, published.alreadyPublished ? `${release} is already published` : `Published ${release}`);
  });

program
  .command('promote')
  .description('make a published version the one that visitors get')
  .argument('<remote>')
  .argument('<version>')
  .action(async (remote: string, version: string) => {
    const promoted = await promoteRelease(registryFromEnvironment(), { remote, version });
    print(promoted, `${remote}@${version} is stable, release map ${promoted.sequence}`);
  });

program
  .command('status')
  .description('show the published and the stable versions of your remotes')
  .action(async () => {
    const remotes = await registryFromEnvironment().status();
    print(remotes, statusTable(remotes));
  });

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}

function fail(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof CommanderError && error.code === 'commander.help') return 2;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`mfe-release: ${reason.replace(/^error: /, '').split('\n')[0]}`);
  if (error instanceof UsageError || error instanceof CommanderError) return 2;
  return error instanceof RegistryError && error.status === null ? 3 : 1;
}
