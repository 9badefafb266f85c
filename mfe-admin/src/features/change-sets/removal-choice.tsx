import { CHANGE_SET_RIGHTS, type DraftState } from '@polden/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import type { ContentItem } from '../content-types/content.api.ts';
import { Select } from '../controls/select.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';

interface RemovalChoiceProps {
  item: ContentItem;
  state: DraftState | null;
  onState: (state: DraftState) => void;
}

/** With which set the item goes from the site. */
export function RemovalChoice({ item, state, onState }: RemovalChoiceProps) {
  const { type, api } = useAdminType();
  const rights = useRights();
  const id = useId();
  const queryClient = useQueryClient();
  const may = useMay(CHANGE_SET_RIGHTS.put) && rights('update');
  const maySee = useMay(CHANGE_SET_RIGHTS.list);
  const isPossible = may && maySee && item.state !== 'draft' && state !== null && state.unpublishAt === null;
  const { data: sets = [] } = useQuery({
    queryKey: CHANGE_SET_KEYS.list,
    queryFn: ({ signal }) => changeSetsApi.list(signal),
    enabled: isPossible,
  });
  const present = state?.removalSet ?? null;
  const choosing = useMutation({
    mutationFn: async (chosen: string) => {
      const member = { type: type.name, id: item.id };
      if (chosen !== '') await changeSetsApi.put(Number(chosen), member, true);
      else if (present) await changeSetsApi.take(present.id, member);
      return api.draft(item.id);
    },
    meta: { failure: 'Набор не выбран.' },
    onSuccess: async (newer) => {
      onState(newer);
      const set = newer.removalSet;
      toast.success(set ? `Уйдёт с сайта с набором «${set.title}»` : 'Останется на сайте');
      await queryClient.invalidateQueries({ queryKey: ['change-sets'] });
    },
  });
  const open = sets.filter(
    ({ id: setId, stage }) =>
      (stage === 'open' || stage === 'scheduled') && setId !== state?.draft?.changeSet?.id,
  );
  if (!isPossible || (open.length === 0 && present === null)) return null;
  return (
    <Select
      id={id}
      label="Снять с публикации с набором"
      value={present ? String(present.id) : ''}
      options={[
        { value: '', label: 'Не снимать' },
        ...open.map((set) => ({ value: String(set.id), label: set.title })),
      ]}
      disabled={choosing.isPending}
      onChange={(chosen) => choosing.mutate(chosen)}
    />
  );
}
