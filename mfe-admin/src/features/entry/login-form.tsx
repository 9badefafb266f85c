import type { FieldErrors } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { signIn, useSession } from '@polden/session';
import { Button, ErrorSummary, Notice, TextField } from '@polden/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppCode, CurrentPassword } from '../forms/credential-fields.tsx';
import { ENTRY_PATH } from '../session/guard.ts';
import { takeReturnPath } from '../session/return-path.ts';
import css from './login.module.css';

const FIELDS = ['login', 'password', 'totp'] as const;

/** Login and password, and the code of the authenticator application when the API asks for it. */
export function LoginForm() {
  const notice = useSession((session) => session.notice);
  const navigate = useNavigate();
  const id = useId();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [codeAsked, setCodeAsked] = useState(false);

  const entering = useMutation({
    mutationFn: () => signIn({ login, password, ...(codeAsked && { totp: totp.trim() }) }),
    meta: { shownInPlace: [422, 429] },
    onSuccess: () => navigate(takeReturnPath() ?? ENTRY_PATH, { replace: true }),
    onError: (error) => {
      if (error instanceof HttpError && error.error_validation?.['totp']) setCodeAsked(true);
    },
  });
  const { errors, refusal } = problemOf(entering.error);
  const fieldId = (name: string) => `${id}-${name}`;

  return (
    <form
      className={css.form}
      noValidate
      aria-label="Вход"
      onSubmit={(event) => {
        event.preventDefault();
        if (!entering.isPending) entering.mutate();
      }}
    >
      {notice && (
        <Notice tone="info" live>
          {notice}
        </Notice>
      )}
      {refusal && (
        <Notice tone="warning" live>
          {refusal}
        </Notice>
      )}
      <ErrorSummary
        title="Войти не получилось"
        errors={FIELDS.flatMap((name) =>
          (errors[name] ?? []).map((message) => ({ fieldId: fieldId(name), message })),
        )}
      />
      <TextField
        id={fieldId('login')}
        label="Логин"
        name="login"
        autoComplete="username"
        value={login}
        onChange={setLogin}
        error={errors['login']?.[0]}
      />
      <CurrentPassword
        id={fieldId('password')}
        value={password}
        onChange={setPassword}
        error={errors['password']?.[0]}
      />
      {codeAsked && (
        <AppCode
          id={fieldId('totp')}
          name="totp"
          hint="Шесть цифр из приложения для входа"
          value={totp}
          onChange={setTotp}
          error={errors['totp']?.[0]}
        />
      )}
      <Button type="submit" wide busy={entering.isPending}>
        Войти
      </Button>
    </form>
  );
}

/** What the form shows itself; everything else is said by a toast. */
function problemOf(error: unknown): { errors: FieldErrors; refusal: string | null } {
  if (!(error instanceof HttpError)) return { errors: {}, refusal: null };
  if (error.code === 429) return { errors: {}, refusal: error.message };
  return { errors: error.error_validation ?? {}, refusal: null };
}
