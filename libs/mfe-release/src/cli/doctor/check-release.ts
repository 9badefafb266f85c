import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseOverview } from '@polden/api-contract';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import { satisfies } from 'semver';
import { integrityOf } from '../../integrity.ts';
import { readRelease, type PackedFolder } from '../../publish/read-release.ts';
import type { RegistryClient } from '../../publish/registry-client.ts';
import { RELEASE_FOLDER } from '../../release-files.ts';
import { bad, good, reasonOf, unknown, type Check } from './check.ts';

/** Looks at `release/` of the folder, and at what the registry says to it when `client` is given. */
export async function checkRelease(dir: string, client: RegistryClient | null): Promise<Check[]> {
  if (!existsSync(join(dir, 'package.json'))) return [unknown('release', `${dir} is no folder of a remote`)];
  if (isCheckout(dir))
    return [
      unknown(
        'release',
        'this is the root of the checkout: name a remote, as in mfe-release doctor mfe-lending',
      ),
    ];
  if (!existsSync(join(dir, RELEASE_FOLDER))) return [unknown('release', 'nothing is packed yet')];
  try {
    const release = await readRelease(dir);
    if (!client) return [good('release', `${nameOf(release.manifest)} is as it was packed`)];
    const { manifest } = release;
    const version = await checkVersion(release, client);
    return isShell(manifest) ? [version] : [version, await checkShared(manifest, client)];
  } catch (error) {
    return [bad('release', reasonOf(error), 'run mfe-release pack again')];
  }
}

/** Its package.json has the packages of the checkout. */
function isCheckout(dir: string): boolean {
  const text = readFileSync(join(dir, 'package.json'), 'utf8');
  return 'workspaces' in (JSON.parse(text) as object);
}

async function checkVersion({ manifest, text }: PackedFolder, client: RegistryClient): Promise<Check> {
  const name = nameOf(manifest);
  try {
    const { published, pruned } = await client.readUpload(manifest.name, manifest.version);
    if (published === null) return good('release', `${name} is as it was packed, ready to publish`);
    if (pruned)
      return bad('release', `the files of ${name} were removed`, 'raise the version and pack again');
    if (published === integrityOf(text)) return good('release', `${name} is as it was packed, and published`);
    return bad('release', `${name} is published with other content`, 'raise the version and pack again');
  } catch (error) {
    return bad('release', reasonOf(error), `have ${manifest.name} enrolled for your team`);
  }
}

/** Only staff may read what the live shell gives; the gate checks it for everybody. */
async function checkShared(manifest: ReleaseManifest, client: RegistryClient): Promise<Check> {
  const overview = await client.overview().catch(() => null);
  if (!overview)
    return unknown('shared', 'checked by the gate at publish: this token may not read the live shell');
  const unmet = Object.entries(manifest.shared).flatMap(([name, range]) => unmetBy(overview, name, range));
  if (unmet.length === 0) return good('shared', 'the live shell meets every range');
  return bad('shared', unmet.join('; '), 'build with the versions of the live shell');
}

function isShell(manifest: PackedFolder['manifest']): manifest is ShellManifest {
  return manifest.name === 'shell';
}

function unmetBy({ shared }: ReleaseOverview, name: string, range: string): string[] {
  const given = shared.find((one) => one.name === name)?.shell ?? null;
  if (given !== null && satisfies(given, range)) return [];
  return [`${name} ${range} is needed, the shell has ${given ?? 'none'}`];
}

const nameOf = ({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>) => `${name}@${version}`;
