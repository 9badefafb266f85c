import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../local/folders.ts';

/** What package-lock.json says of one package. */
interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * Every package must be pinned by its digest. The binaries of other platforms are not to be had everywhere, so their
 * digests are unknown here; npm does not install them, and asks the registry for the digest where it does.
 */
function isUnpinned([path, entry]: [string, LockEntry]): boolean {
  const installed = path.includes('node_modules/') && entry.link !== true;
  const elsewhere = entry.optional === true && (entry.os ?? entry.cpu) !== undefined;
  return installed && entry.integrity === undefined && !elsewhere;
}

const lock = JSON.parse(readFileSync(join(CHECKOUT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const unpinned = Object.entries(lock.packages).filter(isUnpinned);
for (const [path] of unpinned) console.error(`package-lock.json: ${path} has no integrity`);
process.exit(unpinned.length > 0 ? 1 : 0);
