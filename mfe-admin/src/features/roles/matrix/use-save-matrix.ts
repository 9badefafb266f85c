import { HttpError } from '@polden/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../calls/message-of.ts';
import { toast } from '../../toasts/toast.store.ts';
import { RIGHTS_KEYS, rightsApi } from '../rights.api.ts';
import { dropChanges, useMatrix, wantedActions } from './matrix.store.ts';

/** Saves the roles that were changed, one after another, upon what the server has now; `refused` says why a role was not. */
export function useSaveMatrix() {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: async () => {
      const roles = await rightsApi.roles(new AbortController().signal);
      const refused: string[] = [];
      for (const role of roles) {
        const { changes } = useMatrix.getState();
        if (!changes[role.id]) continue;
        try {
          await rightsApi.updateRole(role.id, { actions: wantedActions(changes, role) });
          dropChanges(role.id);
        } catch (error) {
          if (!(error instanceof HttpError) || error.code !== 422) throw error;
          refused.push(`${role.title}: ${messageOf(error)}`);
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
