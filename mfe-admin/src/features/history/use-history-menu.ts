import { HISTORY_RIGHTS, type HistoryMenu } from '@polden/api-contract';
import { useMay } from '../session/use-may.ts';
import { useReadByRight } from '../session/use-read-by-right.ts';
import { HISTORY_KEYS, historyApi } from './history.api.ts';

/** Who and what there is to choose from; undefined until it has come, null for those who may not know. */
export function useHistoryMenu(): HistoryMenu | null | undefined {
  const may = useMay(HISTORY_RIGHTS.menu);
  const { data } = useReadByRight(HISTORY_RIGHTS.menu, {
    queryKey: HISTORY_KEYS.menu,
    queryFn: ({ signal }) => historyApi.menu(signal),
  });
  return may ? data : null;
}
