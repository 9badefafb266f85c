import type { LockedRemote } from '@polden/mfe-contract';
import type { DealtVisitor } from './canaries/rollouts.ts';
import type { Faults } from './faults/faults.ts';
import type { LiveVersion } from './faults/outcome-counts.ts';
import type { Draining } from './overload/draining.ts';
import type { Purges } from './pages/cache/purges.ts';
import type { Evaluation } from './releases/followed-releases.ts';
import type { CardsOptions } from './seo/card/cards.ts';

/** What the process around the server gives to it. */
export interface ShellParts {
  faults: Faults;
  /** Signs what a page view is made of; null while nobody may report. */
  pageView?: (lock: readonly LockedRemote[], visitor: string | null) => string | null;
  /** A visitor came with a page of a remote that is being tried. */
  onDealt?: (dealt: DealtVisitor) => void;
  /** Code of a release has put a string where a checked value belongs. */
  onUntrusted?: (release: LiveVersion) => void;
  /** Editors' redirects, by id, have led a visitor on. */
  onRedirected?: (rules: readonly number[], isRobot: boolean) => void;
  purges?: Purges;
  draining?: Draining;
  evaluation: Evaluation;
  /** PNG of a card. */
  draw: CardsOptions['draw'];
}
