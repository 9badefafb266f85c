import type { LinkTarget } from '@polden/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { LINK_KEYS } from '../links/links.api.ts';

const ALL_TARGETS = LINK_KEYS.targets('').slice(0, -1);

/** Finds the title of a page by its address among what the picker has shown; undefined for one that was typed. */
export function usePickedTitle(): (address: string) => string | undefined {
  const queryClient = useQueryClient();
  return (address) =>
    queryClient
      .getQueriesData<LinkTarget[]>({ queryKey: ALL_TARGETS })
      .flatMap(([, targets]) => targets ?? [])
      .find((target) => target.address === address.trim())?.title;
}
