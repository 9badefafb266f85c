import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useMay } from './use-may.ts';

type Read<Data> = Omit<UseQueryOptions<Data>, 'enabled'> & { enabled?: boolean };

/** A read whose right is not that of its page: whoever lacks it is asked for nothing, as a refusal would lead off the page. */
export function useReadByRight<Data>(right: string, read: Read<Data>): UseQueryResult<Data> {
  const may = useMay(right);
  return useQuery({ ...read, enabled: may && (read.enabled ?? true) });
}
