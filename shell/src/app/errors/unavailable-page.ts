import type { RemoteKind } from '@polden/mfe-contract';
import { EssentialPending } from './essential-pending.tsx';
import { SectionClosed } from './section-closed.tsx';
import { Unavailable } from './unavailable.tsx';

const PAGES: Record<RemoteKind, () => React.ReactNode> = {
  primary: Unavailable,
  essential: EssentialPending,
  regular: SectionClosed,
};

/** What stands in place of a remote that is down. */
export function unavailablePage(kind: RemoteKind): () => React.ReactNode {
  return PAGES[kind];
}
