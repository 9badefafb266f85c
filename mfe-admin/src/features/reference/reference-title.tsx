import { useReferenceTitle } from './use-reference-options.ts';

/** Title of the item that a reference leads to. */
export function ReferenceTitle({ to, id }: { to: string; id: number }) {
  return <>{useReferenceTitle(to, id)}</>;
}
