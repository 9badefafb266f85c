import { MIN_PASSWORD_LENGTH } from '@polden/api-contract';
import { useState } from 'react';
import { CurrentPassword, NewPassword } from '../forms/credential-fields.tsx';
import { EntryForm } from '../forms/entry-form.tsx';
import { profileApi } from './profile.api.ts';
import { useOwnChange } from './use-own-change.ts';

const FIELDS = ['oldPassword', 'newPassword'] as const;

/** Another password of one's own; the old one is asked for. */
export function PasswordForm() {
  const [oldPassword, setOld] = useState('');
  const [newPassword, setNew] = useState('');
  const saving = useOwnChange(profileApi.changePassword, {
    done: 'Пароль изменён, остальные сеансы завершены',
    onDone: () => {
      setOld('');
      setNew('');
    },
  });
  return (
    <EntryForm
      title="Смена пароля"
      save="Сменить пароль"
      busy={saving.isPending}
      error={saving.error}
      fields={FIELDS}
      onSubmit={() => saving.mutate({ oldPassword, newPassword })}
    >
      {(field) => (
        <>
          <CurrentPassword
            {...field('oldPassword')}
            label="Нынешний пароль"
            name="oldPassword"
            value={oldPassword}
            onChange={setOld}
          />
          <NewPassword
            {...field('newPassword')}
            label="Новый пароль"
            name="newPassword"
            hint={`Не короче ${MIN_PASSWORD_LENGTH} знаков. На других устройствах придётся войти заново.`}
            value={newPassword}
            onChange={setNew}
          />
        </>
      )}
    </EntryForm>
  );
}
