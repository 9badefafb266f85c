import { CHANGE_SET_RIGHTS, type ChangeSet, type ChangeSetItem, type HeldReason } from '@polden/api-contract';
import { actionsOf } from '@polden/content-model';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { type AdminType, findAdminType } from '../content-types/admin-type.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useMay } from '../session/use-may.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';

interface HeldActionsProps {
  set: ChangeSet;
  item: ChangeSetItem;
  held: HeldReason;
}

const WORDS: Record<HeldReason, string> = {
  unpublished: 'Вернуть на сайт с набором',
  archived: 'Оставить в наборе',
  trashed: 'Вернуть из корзины',
};

/** Lets an item come out all the same that was taken off the site, or put away, while it was in the set. */
export function HeldActions({ set, item, held }: HeldActionsProps) {
  const admin = findAdminType(item.type);
  return admin ? <HeldAction admin={admin} {...{ set, item, held }} /> : null;
}

function HeldAction({ admin, set, item, held }: HeldActionsProps & { admin: AdminType }) {
  const queryClient = useQueryClient();
  const mayPut = useMay(CHANGE_SET_RIGHTS.put);
  const mayRestore = useMay(actionsOf(admin.type).restore);
  const mending = useMutation({
    mutationFn: async () => {
      if (held !== 'trashed') return changeSetsApi.put(set.id, { type: item.type, id: item.id });
      await admin.api.restore(item.id);
      return null;
    },
    meta: { failure: 'Вернуть не получилось.' },
    onSuccess: async (newer) => {
      if (newer) queryClient.setQueryData(CHANGE_SET_KEYS.item(set.id), newer);
      else await queryClient.invalidateQueries({ queryKey: CHANGE_SET_KEYS.item(set.id) });
    },
  });
  if (!(held === 'trashed' ? mayRestore : mayPut && item.lacking === null)) return null;
  return (
    <SmallButton about={`: «${item.title}»`} busy={mending.isPending} onClick={() => mending.mutate()}>
      {WORDS[held]}
    </SmallButton>
  );
}
