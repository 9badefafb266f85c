import type { Mode } from '../shared.ts';

/** The half of a package that is built. */
export type Side = 'client' | 'server';

/** What the rules of one build depend on. */
export interface BuildContext {
  /** Kebab-case name of the package without its scope; keeps the class names of packages apart. */
  name: string;
  /** Absolute path of the package. */
  dir: string;
  mode: Mode;
  side: Side;
  /** Edited components replace themselves in the open page and keep their state. */
  refresh?: boolean;
}
