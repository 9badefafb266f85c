import { Button } from '@polden/ui';
import { useSignOut } from './use-sign-out.ts';

export function SignOutButton() {
  const leaving = useSignOut();
  return (
    <Button variant="quiet" busy={leaving.isPending} onClick={() => leaving.mutate()}>
      Выйти
    </Button>
  );
}
