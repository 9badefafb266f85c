import { type StaffRole, type StaffUser, VIEW_AS_PATHS } from '@polden/api-contract';
import { sessionStore, staffHttp } from '@polden/session';
import { Button } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '../calls/use-mutation.ts';
import { NotRead } from '../controls/not-read.tsx';
import { Select } from '../controls/select.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';

/** Which role to see the staff area as. */
export function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [role, setRole] = useState('USER');
  const read = useQuery({
    queryKey: ['view-as', 'roles'],
    queryFn: ({ signal }) => staffHttp.get<StaffRole[]>(VIEW_AS_PATHS.roles, { signal }),
  });
  const { data: roles = [] } = read;
  const starting = useMutation({
    mutationFn: () => staffHttp.post<StaffUser>(VIEW_AS_PATHS.start, { role }),
    meta: { failure: 'Посмотреть чужой ролью не получилось.' },
    onSuccess: (user) => {
      onClose();
      // What was read with other rights is forgotten.
      queryClient.clear();
      sessionStore.setState({ user });
      void navigate('/admin');
    },
  });
  return (
    <Dialog title="Посмотреть кабинет другой ролью" onCancel={onClose}>
      <p>
        Увидите разделы, кнопки и отказы так, как их видит эта роль. Прав станет не больше, чем у вас, и
        только в этом сеансе; вернуться можно в любой момент.
      </p>
      {!read.data && <NotRead of={[read]} loading="Загружаем роли…" failed="Роли не загрузились" />}
      <Select
        id={`${id}-role`}
        label="Роль"
        value={role}
        options={roles.map(({ code, title }) => ({ value: code, label: title }))}
        onChange={setRole}
      />
      <DialogActions>
        <Button busy={starting.isPending} onClick={() => starting.mutate()}>
          Посмотреть
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  );
}
