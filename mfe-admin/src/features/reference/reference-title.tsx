import { useReferenceOptions } from './use-reference-options.ts';

/** Title of the item that a reference leads to. */
export function ReferenceTitle({ to, id }: { to: string; id: number }) {
  const present = String(id);
  return <>{useReferenceOptions(to, present).find(({ value }) => value === present)?.label}</>;
}
