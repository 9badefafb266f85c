import { useReferenceOptions } from './use-reference-options.ts';

/** Title of the item that a reference leads to. */
export function ReferenceTitle({ to, id }: { to: string; id: number }) {
  const options = useReferenceOptions(to);
  return <>{options.find(({ value }) => value === String(id))?.label ?? `№ ${id}`}</>;
}
