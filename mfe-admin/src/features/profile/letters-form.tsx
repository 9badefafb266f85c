import type { StaffProfile } from '@polden/api-contract';
import { Checkbox, TextField } from '@polden/ui';
import { useState } from 'react';
import { UnsavedQuestion } from '../dialog/unsaved-question.tsx';
import { EntryForm } from '../forms/entry-form.tsx';
import { profileApi } from './profile.api.ts';
import { useOwnChange } from './use-own-change.ts';

const FIELDS = ['mail'] as const;

/** Where one is written to when a comment names one, and whether at all. */
export function LettersForm({ profile }: { profile: Pick<StaffProfile, 'mail' | 'mentionLetters'> }) {
  const [mail, setMail] = useState(profile.mail);
  const [silent, setSilent] = useState(!profile.mentionLetters);
  const saving = useOwnChange(profileApi.chooseLetters, {
    done: 'Настройки писем сохранены',
    onDone: () => undefined,
  });
  return (
    <EntryForm
      title="Письма"
      save="Сохранить"
      busy={saving.isPending}
      error={saving.error}
      fields={FIELDS}
      onSubmit={() => saving.mutate({ mail: mail.trim(), mentionLetters: !silent })}
    >
      {(field) => (
        <>
          <UnsavedQuestion isUnsaved={mail.trim() !== profile.mail || silent === profile.mentionLetters}>
            Настройки писем ещё не сохранены.
          </UnsavedQuestion>
          <TextField
            {...field('mail')}
            label="Рабочая почта"
            name="mail"
            type="email"
            autoComplete="email"
            hint="Когда коллега упомянет вас в комментарии, сюда придёт письмо со ссылкой на запись. Без адреса писем не будет."
            value={mail}
            onChange={setMail}
          />
          <Checkbox
            name="silent"
            label="Не присылать писем об упоминаниях"
            checked={silent}
            onChange={setSilent}
          />
        </>
      )}
    </EntryForm>
  );
}
