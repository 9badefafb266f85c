import { readJson } from './workspace.ts';

interface Locked {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What package-lock.json installs for these workspaces and whatever they need, as `name@version`, sorted. */
export function lockedPackages(root: string, workspaces: readonly string[]): string[] {
  const { packages } = readJson<{ packages: Record<string, Locked> }>(root, 'package-lock.json');
  const found = new Map<string, string>();
  const visit = (place: string, names: readonly string[]) => {
    for (const name of names) {
      const at = nearest(packages, place, name);
      const locked = at === null ? undefined : packages[at];
      // A workspace is named by its own folder, and what is optional may not be installed.
      if (at === null || !locked || locked.link || found.has(at)) continue;
      found.set(at, `${name}@${locked.version ?? ''}`);
      visit(at, neededBy(locked));
    }
  };
  for (const folder of workspaces) {
    const locked = packages[folder] ?? {};
    visit(folder, [...neededBy(locked), ...Object.keys(locked.devDependencies ?? {})]);
  }
  return [...new Set(found.values())].sort();
}

function neededBy({ dependencies, optionalDependencies, peerDependencies }: Locked): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** The place of the package that code at `place` gets, as Node.js looks for it: the nearest folder above. */
function nearest(packages: Record<string, Locked>, place: string, name: string): string | null {
  for (let folder = place; ; folder = folder.replace(/(?:^|\/)[^/]+$/u, '')) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return null;
  }
}
