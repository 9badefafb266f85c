import { CHANGE_SET_RIGHTS, type DraftState } from '@polden/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import type { ContentItem } from '../content-types/content.api.ts';
import { Select } from '../controls/select.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';

export interface ItemSetProps {
  item: Pick<ContentItem, 'id' | 'state'>;
  state: DraftState | null;
  onState: (state: DraftState) => void;
}

type MaybeSet = { id: number; title: string } | null;

interface SetChoiceProps extends ItemSetProps {
  /** Whether there is anything that could go with a set. */
  isPossible: boolean;
  /** Whether the item goes from the site with the set, rather than comes out with it. */
  removal: boolean;
  /** The set that it is in. */
  setOf: (state: DraftState) => MaybeSet;
  /** Of a set that is not offered. */
  except?: number | undefined;
  label: string;
  /** Of the choice of none. */
  none: string;
  /** What is said when it was chosen; `null`: when none was. */
  toldOf: (title: string | null) => string;
}

/** One of the sets that are not out yet, or none; nothing where there is neither. */
export function SetChoice(props: SetChoiceProps) {
  const { item, state, onState, removal, setOf, except, label, none, toldOf } = props;
  const { type, api } = useAdminType();
  const rights = useRights();
  const id = useId();
  const queryClient = useQueryClient();
  const mayPut = useMay(CHANGE_SET_RIGHTS.put) && rights('update');
  const maySee = useMay(CHANGE_SET_RIGHTS.list);
  const isPossible = props.isPossible && mayPut && maySee;
  const { data: sets = [] } = useQuery({
    queryKey: CHANGE_SET_KEYS.list,
    queryFn: ({ signal }) => changeSetsApi.list(signal),
    enabled: isPossible,
  });
  const present = state && setOf(state);
  const choosing = useMutation({
    // One follows another, so that the last choice stays.
    scope: { id: `set-of-${type.name}-${item.id}` },
    mutationFn: async ({ chosen, before }: { chosen: string; before: string }) => {
      const member = { type: type.name, id: item.id };
      if (chosen !== '') await changeSetsApi.put(Number(chosen), member, removal);
      else if (before !== '') await changeSetsApi.take(Number(before), member);
      return api.draft(item.id);
    },
    meta: { failure: 'Набор не выбран.' },
    onSuccess: async (newer) => {
      onState(newer);
      toast.success(toldOf(setOf(newer)?.title ?? null));
      await queryClient.invalidateQueries({ queryKey: ['change-sets'] });
    },
  });
  const known = present ? String(present.id) : '';
  const shown = choosing.isPending ? choosing.variables.chosen : known;
  const open: { id: number; title: string }[] = sets.filter(
    (set) => (set.stage === 'open' || set.stage === 'scheduled') && set.id !== except,
  );
  // The list may end before it.
  if (present && !open.some((set) => set.id === present.id)) open.push(present);
  if (!isPossible || (open.length === 0 && present === null)) return null;
  return (
    <Select
      id={id}
      label={label}
      value={shown}
      options={[
        { value: '', label: none },
        ...open.map((set) => ({ value: String(set.id), label: set.title })),
      ]}
      onChange={(chosen) => choosing.mutate({ chosen, before: shown })}
    />
  );
}
