/** What the placeholders in the paths of remotes stand for in a deployment: `{brand}` and `{loanPage1}` to `{loanPage3}`. */
export type PathPlaces = Readonly<Record<string, string>>;

const SEGMENT = /^\/?([a-z0-9][a-z0-9_-]*)$/;

const DEFAULTS = {
  brand: ['BRAND_SLUG', 'polden'],
  loanPage1: ['BRAND_LOAN_PAGE_1', '/zaim-polden'],
  loanPage2: ['BRAND_LOAN_PAGE_2', '/zaim-polden-onlajn'],
  loanPage3: ['BRAND_LOAN_PAGE_3', '/zaim-polden-pod-zalog'],
} as const;

/** Reads the deployment's configuration. Throws when a variable is no path of one segment. */
export function readPathPlaces(env: Readonly<Record<string, string | undefined>>): PathPlaces {
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([place, [variable, fallback]]) => {
      const [, segment] = SEGMENT.exec(env[variable] ?? fallback) ?? [];
      if (segment === undefined)
        throw new Error(`${variable} is not a path of one segment, like ${fallback}`);
      return [place, segment];
    }),
  );
}

/** The path pattern with its placeholders filled; one that nobody knows stays, and matches no address. */
export function fillPath(path: string, places: PathPlaces): string {
  return path.replace(/\{(\w+)\}/g, (placeholder, name: string) => places[name] ?? placeholder);
}
