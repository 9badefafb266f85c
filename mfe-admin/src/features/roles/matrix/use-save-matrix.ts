import type { RbacRole } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../calls/message-of.ts';
import { useMutation } from '../../calls/use-mutation.ts';
import { toast } from '../../toasts/toast.store.ts';
import { RIGHTS_KEYS, rightsApi } from '../rights.api.ts';
import { beginSending, dropChanges, settle, useMatrix } from './matrix.store.ts';

/** Saves what was ticked and unticked, one role after another; `refused` says why a role was not. */
export function useSaveMatrix(roles: readonly RbacRole[]) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: async () => {
      const refused: string[] = [];
      for (const id of Object.keys(useMatrix.getState().changes).map(Number)) {
        const title = roles.find((role) => role.id === id)?.title ?? 'Удалённая роль';
        try {
          const saved = await save(id);
          queryClient.setQueryData<RbacRole[]>(RIGHTS_KEYS.roles, (now) =>
            now?.map((role) => (role.id === id ? saved : role)),
          );
        } catch (error) {
          if (!(error instanceof HttpError) || (error.code !== 422 && error.code !== 404)) throw error;
          if (error.code === 404) dropChanges(id);
          const reason = error.code === 404 ? 'роль уже удалили, её изменений больше нет' : messageOf(error);
          refused.push(`${title}: ${reason}`);
        }
      }
      return refused;
    },
    meta: { failure: 'Сохранить права не получилось.' },
    onSuccess: (refused) => {
      if (refused.length === 0) toast.success('Права ролей сохранены');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: RIGHTS_KEYS.all }),
  });
  return { save: () => saving.mutate(), busy: saving.isPending, refused: saving.data ?? [] };
}

/** What is ticked while it is sent stays to be saved. */
async function save(roleId: number): Promise<RbacRole> {
  const sent = beginSending(roleId);
  const named = (granted: boolean) => Object.keys(sent).filter((name) => sent[name] === granted);
  let isSaved = false;
  try {
    const role = await rightsApi.updateRole(roleId, { giveActions: named(true), takeActions: named(false) });
    isSaved = true;
    return role;
  } finally {
    settle(roleId, sent, isSaved);
  }
}
