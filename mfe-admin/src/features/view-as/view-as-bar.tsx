import { type StaffUser, VIEW_AS_STOP } from '@polden/api-contract';
import { sessionStore, staffHttp, useSession } from '@polden/session';
import { Button } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import css from './view-as.module.css';
import { useMutation } from '../calls/use-mutation.ts';

/** Says that the staff area is seen as another role has it, with the way back; nothing otherwise. */
export function ViewAsBar() {
  const role = useSession(({ user }) => user?.viewAs ?? null);
  const queryClient = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => staffHttp.post<StaffUser>(VIEW_AS_STOP, {}),
    meta: { failure: 'Вернуться к своим правам не получилось.' },
    onSuccess: (user) => {
      sessionStore.setState({ user, notice: null });
      void queryClient.resetQueries();
    },
  });
  if (role === null) return null;
  return (
    <div className={css.bar} role="status">
      <p>
        Вы смотрите кабинет как <strong>{role.title}</strong>: остальные права в этом сеансе выключены.
      </p>
      <Button variant="secondary" busy={stopping.isPending} onClick={() => stopping.mutate()}>
        Вернуть мои права
      </Button>
    </div>
  );
}
