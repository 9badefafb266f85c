import type { ContentListRow } from '@polden/api-contract';
import { operationPaths } from '@polden/content-model';
import { staffHttp } from '@polden/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { expectAdminType, useAdminType } from '../content-types/admin-type.tsx';
import { wholeList } from '../content-types/whole-list.ts';
import { useMay } from '../session/use-may.ts';
import { useReadByRight } from '../session/use-read-by-right.ts';
import { toast } from '../toasts/toast.store.ts';
import { axesOf, type Group, levelsOfTree, linesOf, type Target } from './structure-model.ts';

const NONE: ContentListRow[] = [];
const NO_GROUPS: Group[] = [];
/** Nothing is asked for by a right that nobody has. */
const NO_TYPE = { api: null, actions: { list: '' } };

/** The items of the type as they stand, in the tree of one value of its choice; and how one is moved. */
export function useStructure(choice: string | null) {
  const { type, api } = useAdminType();
  const axes = axesOf(type);
  const queryClient = useQueryClient();
  const key = [...api.keys.lists, 'structure'];
  const items = useQuery({ queryKey: key, queryFn: ({ signal }) => wholeList(api, {}, signal) });
  const groups = useGroups(axes.group?.to ?? null);
  const shown = (items.data ?? NONE).filter(
    (item) => axes.choice === null || choice === null || item.cells[axes.choice] === choice,
  );
  const lines = linesOf(shown, axes, groups ?? NO_GROUPS);

  const moving = useMutation({
    scope: { id: `structure ${type.name}` },
    mutationFn: ({ item, target }: { item: ContentListRow; target: Target }) => {
      const [path = ''] = operationPaths(type, 'moveItem');
      return staffHttp.post<unknown>(`${path}/${item.id}`, bodyOf(target));
    },
    meta: { failure: 'Переставить не получилось: всё осталось на местах.' },
    onSuccess: (_result, { item }) => toast.success(`«${item.title}»: место сохранено`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.keys.lists }),
  });

  function bodyOf({ listId, position }: Target): object {
    const field = axes.group?.field ?? axes.parent;
    return field === null ? { position } : { position, within: { [field]: listId } };
  }

  return {
    axes,
    lines,
    levels: levelsOfTree(type, axes, choice),
    query: items,
    hidesGroups: groups === null,
    busy: moving.isPending,
    move: (item: ContentListRow, target: Target) => moving.mutate({ item, target }),
  };
}

/** Null for those who may not see them: what stands in groups cannot be put in order without. */
function useGroups(to: string | null): readonly Group[] | null {
  const { api, actions } = to === null ? NO_TYPE : expectAdminType(to);
  const may = useMay(actions.list);
  const { data = NO_GROUPS } = useReadByRight(actions.list, {
    queryKey: [to, 'list', 'groups'],
    queryFn: async ({ signal }): Promise<Group[]> => {
      const rows = api ? await wholeList(api, {}, signal) : [];
      return rows.map(({ id, title }) => ({ id, title }));
    },
  });
  return may || api === null ? data : null;
}
