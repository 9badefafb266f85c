import { signOut } from '@polden/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ENTRY_PATH } from '../session/guard.ts';

/** Ends the session on the server first; when that fails the person stays signed in and is told. */
export function useSignOut() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    meta: { failure: 'Выйти не получилось, вы всё ещё в кабинете.' },
    onSuccess: () => {
      queryClient.clear();
      void navigate(ENTRY_PATH);
    },
  });
}
