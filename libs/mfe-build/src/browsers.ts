/**
 * The oldest browsers that pages are built for: two years back as of November 2026, plus the engines that Android
 * vendors still ship. All of them know `light-dark()` and CSS nesting, so neither is compiled away.
 */
const BROWSERS = { chrome: 125, edge: 125, firefox: 128, safari: 17.5, ios_saf: 17.5 } as const;

/** The same for swc, which knows iOS by another name. */
export function swcTargets(): Record<string, string> {
  const { ios_saf: ios, ...others } = BROWSERS;
  return Object.fromEntries(
    Object.entries({ ...others, ios }).map(([name, version]) => [name, String(version)]),
  );
}

/** The same as browserslist writes it, for Rspack's minimizers. */
export function browserQueries(): string[] {
  return Object.entries(BROWSERS).map(([name, version]) => `${name} >= ${version}`);
}

/** The same for lightningcss, which packs a version into one number. */
export function lightningTargets(): Record<string, number> {
  return Object.fromEntries(
    Object.entries(BROWSERS).map(([name, version]) => {
      const [major = 0, minor = 0] = String(version).split('.').map(Number);
      return [name, (major << 16) | (minor << 8)];
    }),
  );
}
