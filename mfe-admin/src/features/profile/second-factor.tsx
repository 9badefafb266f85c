import type { SecondFactorSetup } from '@polden/api-contract';
import { restoreSession } from '@polden/session';
import { useState } from 'react';
import { AppCode, CurrentPassword } from '../forms/credential-fields.tsx';
import { EntryForm } from '../forms/entry-form.tsx';
import { profileApi } from './profile.api.ts';
import css from './profile.module.css';
import { QrCode } from './qr-code.tsx';
import { useOwnChange } from './use-own-change.ts';

/** A code of an authenticator application at the login: on, off, and the steps between. */
export function SecondFactor({ on }: { on: boolean }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  if (on) return <SwitchOff />;
  if (!setup) return <Start onStart={setSetup} />;
  return <SwitchOn setup={setup} onCancel={() => setSetup(null)} />;
}

function Start({ onStart }: { onStart: (setup: SecondFactorSetup) => void }) {
  const [password, setPassword] = useState('');
  const starting = useOwnChange(profileApi.start, { onDone: onStart });
  return (
    <>
      <p>
        Выключен. С ним, кроме пароля, понадобится код из приложения на телефоне: чужой человек не войдёт,
        даже узнав пароль.
      </p>
      <EntryForm
        title="Включение кода при входе"
        save="Подключить приложение"
        busy={starting.isPending}
        error={starting.error}
        fields={['password']}
        onSubmit={() => starting.mutate({ password })}
      >
        {(field) => <CurrentPassword {...field('password')} value={password} onChange={setPassword} />}
      </EntryForm>
    </>
  );
}

function SwitchOn({ setup, onCancel }: { setup: SecondFactorSetup; onCancel: () => void }) {
  const [code, setCode] = useState('');
  const saving = useOwnChange(profileApi.switchOn, {
    done: 'Код при входе включён',
    onDone: () => {
      onCancel();
      // A role may have waited for it: the new token comes with its rights.
      void restoreSession().catch(() => undefined);
    },
  });
  return (
    <>
      <ol className={css.steps}>
        <li>Откройте на телефоне приложение для кодов, например Яндекс Ключ, и добавьте новый код.</li>
        <li>Наведите камеру на рисунок или введите ключ вручную.</li>
        <li>Введите здесь шесть цифр, которые покажет приложение.</li>
      </ol>
      <QrCode {...setup.qr} />
      <p>
        Ключ: <span className={css.secret}>{setup.secret}</span>
      </p>
      <EntryForm
        title="Первый код"
        save="Включить"
        busy={saving.isPending}
        error={saving.error}
        fields={['code']}
        onSubmit={() => saving.mutate({ setup: setup.setup, code: code.trim() })}
        onCancel={onCancel}
      >
        {(field) => <AppCode {...field('code')} value={code} onChange={setCode} />}
      </EntryForm>
    </>
  );
}

function SwitchOff() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const saving = useOwnChange(profileApi.switchOff, {
    done: 'Код при входе выключен',
    onDone: () => undefined,
  });
  return (
    <>
      <p>Включён: при входе спрашиваем код из приложения.</p>
      <EntryForm
        title="Выключение кода при входе"
        save="Выключить"
        busy={saving.isPending}
        error={saving.error}
        fields={['password', 'code']}
        onSubmit={() => saving.mutate({ password, code: code.trim() })}
      >
        {(field) => (
          <>
            <CurrentPassword {...field('password')} value={password} onChange={setPassword} />
            <AppCode {...field('code')} value={code} onChange={setCode} />
          </>
        )}
      </EntryForm>
    </>
  );
}
