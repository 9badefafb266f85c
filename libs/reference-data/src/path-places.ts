/** What the placeholders in the paths of remotes stand for in a deployment: `{brand}` and `{loanPage1}` to `{loanPage3}`. */
export type PathPlaces = Readonly<Record<string, string>>;

const SEGMENT = /^\/?([a-z0-9][a-z0-9_-]*)$/;

const DEFAULTS = {
  brand: ['BRAND_SLUG', 'polden'],
  loanPage1: ['BRAND_LOAN_PAGE_1', '/zaim-polden'],
  loanPage2: ['BRAND_LOAN_PAGE_2', '/zaim-polden-onlajn'],
  loanPage3: ['BRAND_LOAN_PAGE_3', '/zaim-polden-pod-zalog'],
} as const;

/** Called by servers alone: a list that is made when the module loads would stay in what browsers load. */
export const pathPlaceVariables = (): string[] => Object.values(DEFAULTS).map(([variable]) => variable);

/** Reads the deployment's configuration. Throws with one line for the variables that are no path of one segment. */
export function readPathPlaces(env: Readonly<Record<string, string | undefined>>): PathPlaces {
  const found = Object.entries(DEFAULTS).map(([place, [variable, fallback]]) => {
    const [, segment] = SEGMENT.exec(env[variable] ?? fallback) ?? [];
    return { place, variable, fallback, segment };
  });
  const wrong = found.filter(({ segment }) => segment === undefined);
  if (wrong.length > 0)
    throw new Error(
      wrong
        .map(({ variable, fallback }) => `${variable} is not a path of one segment, like ${fallback}`)
        .join('; '),
    );
  return Object.fromEntries(found.map(({ place, segment = '' }) => [place, segment]));
}

/** The path pattern with its placeholders filled; one that nobody knows stays, and matches no address. */
export function fillPath(path: string, places: PathPlaces): string {
  return path.replace(/\{(\w+)\}/g, (placeholder, name: string) => places[name] ?? placeholder);
}
