/** What a release of the shell says of itself; a program of its own, which packing loads from the build. */
import { SHELL_PATHS } from '@polden/reference-data';
import { sharedExports } from './releases/shared-modules.ts';

/** Shared module to the version of its package in this build; written in by the build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/** Shared package to version, shared module to the names it exports, and the shell's own paths. */
export function shellFacts(): {
  shared: Record<string, string>;
  exports: Record<string, string[]>;
  routes: string[];
} {
  const packages = Object.entries(__SHARED_VERSIONS__).map(
    ([module, version]) => [packageOf(module), version] as const,
  );
  return {
    shared: Object.fromEntries(packages),
    exports: sharedExports(),
    routes: [...SHELL_PATHS],
  };
}

/** `react/jsx-runtime` → `react`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
