import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../local/folders.ts';

/** What package-lock.json says of one package. */
interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
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

/** Of the workspace, and of what the bench installs besides. */
const LOCKS = [
  'package-lock.json',
  'bench/peers/next/package-lock.json',
  'bench/peers/modern/package-lock.json',
] as const;

const problems = LOCKS.flatMap((file) => {
  const { packages } = JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const unpinned = Object.entries(packages).filter(isUnpinned);
  const placed = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'));
  return [
    ...unpinned.map(([path]) => `${file}: ${path} has no integrity`),
    ...placed.map(([path]) => `${file}: ${path} names the registry that it came from`),
  ];
});
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
