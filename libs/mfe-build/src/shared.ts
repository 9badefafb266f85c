/** Development builds compile JSX to calls of another entry point, production builds to `react/jsx-runtime`. */
export type Mode = 'production' | 'development';

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  // The shell provides a facade: the exports that a remote may use.
  'react-router-dom',
  'zustand',
  '@polden/http',
  '@polden/session',
] as const;

const SHARED_IN_DEVELOPMENT = ['react/jsx-dev-runtime'] as const;

/** What the shell gives and a remote takes: one instance a page, and one a server process. */
export type SharedModule = (typeof SHARED)[number] | (typeof SHARED_IN_DEVELOPMENT)[number];

/** The one list that every build and the shell read. Entry points without state (zustand/middleware) are bundled. */
export function sharedModules(mode: Mode): readonly SharedModule[] {
  return mode === 'development' ? [...SHARED, ...SHARED_IN_DEVELOPMENT] : SHARED;
}

/** `react/jsx-runtime` → `react`, `@polden/http` → itself. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
