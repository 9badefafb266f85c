import { signOut } from '@polden/session';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '../calls/use-mutation.ts';
import { ENTRY_PATH } from '../session/guard.ts';

/** Ends the session on the server first; when that fails the person stays signed in and is told. */
export function useSignOut() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    meta: { failure: 'Выйти не получилось, вы всё ещё в кабинете.' },
    onSuccess: async () => {
      // A page that still stands would read anew what is forgotten under it.
      await navigate(ENTRY_PATH);
      queryClient.clear();
    },
  });
}
