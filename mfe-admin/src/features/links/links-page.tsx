import { LINK_RIGHTS } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { LINK_KEYS, linksApi } from './links.api.ts';
import { LinkTable } from './link-table.tsx';

/** `/admin/links` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Ссылки" actions={<CheckButton />}>
        <LinkTable />
      </AdminFrame>
    </GuardedPage>
  );
}

function CheckButton() {
  const may = useMay(LINK_RIGHTS.check);
  const queryClient = useQueryClient();
  const checking = useMutation({
    mutationFn: linksApi.check,
    meta: { failure: 'Проверка не началась.' },
    onSuccess: async () => {
      toast.success('Проверка началась: список обновится сам');
      await queryClient.invalidateQueries({ queryKey: LINK_KEYS.all });
    },
  });
  if (!may) return null;
  return (
    <Button variant="secondary" busy={checking.isPending} onClick={() => checking.mutate()}>
      Проверить всё заново
    </Button>
  );
}
