import type { RemoteKind } from '@polden/mfe-contract';
import { ErrorPart } from './error-parts.tsx';
import { UnavailablePart } from './page-error.tsx';

const PAGES: Record<RemoteKind, () => React.ReactNode> = {
  primary: UnavailablePart,
  essential: () => <ErrorPart of={({ EssentialPending }) => <EssentialPending />} />,
  regular: () => <ErrorPart of={({ SectionClosed }) => <SectionClosed />} />,
};

/** What stands in place of a remote that is down. */
export function unavailablePage(kind: RemoteKind): () => React.ReactNode {
  return PAGES[kind];
}
