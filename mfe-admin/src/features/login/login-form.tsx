import type { FieldErrors } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { signIn, useSession } from '@polden/session';
import { Button, ErrorSummary, Notice, TextField } from '@polden/ui';
import { useEffect, useId, useState } from 'react';
import { AppCode, CurrentPassword } from '../forms/credential-fields.tsx';
import { FAILED, withoutAnswer } from '../calls/failure-words.ts';
import css from './login-form.module.css';

const SERVER_ERROR = 500;
const FIELDS = ['login', 'password', 'totp'] as const;

interface LoginFormProps {
  /** Whose it was before; anybody may sign in. */
  login?: string;
  /** While the password is checked. */
  onSend?: () => void;
  onSignedIn?: () => Promise<void>;
}

/** Login and password, and the code of the authenticator application when the API asks for it. */
export function LoginForm({ login: known = '', onSend, onSignedIn }: LoginFormProps) {
  const notice = useSession((session) => session.notice);
  const id = useId();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [codeAsked, setCodeAsked] = useState(false);

  const [isEntering, setEntering] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { errors, refusal } = problemOf(failure);

  async function enter(): Promise<void> {
    setEntering(true);
    setFailure(null);
    onSend?.();
    try {
      await signIn({ login, password, ...(codeAsked && { totp: totp.trim() }) });
      await onSignedIn?.();
    } catch (error) {
      if (error instanceof HttpError && error.error_validation?.['totp']) setCodeAsked(true);
      setFailure(error);
    } finally {
      setEntering(false);
    }
  }

  const fieldId = (name: string) => `${id}-${name}`;

  // Whose it was is filled in: what is left to be typed is the password. A dialog begins at its first field before.
  const passwordId = fieldId('password');
  useEffect(() => {
    if (known !== '') document.getElementById(passwordId)?.focus();
  }, [known, passwordId]);

  return (
    <form
      className={css.form}
      noValidate
      aria-label="Вход"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEntering) void enter();
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
        id={passwordId}
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
      <Button type="submit" wide busy={isEntering}>
        Войти
      </Button>
    </form>
  );
}

/** Shows all errors itself: there are no toasts before the sign-in. */
function problemOf(error: unknown): { errors: FieldErrors; refusal: string | null } {
  if (error === null) return { errors: {}, refusal: null };
  if (!(error instanceof HttpError)) return { errors: {}, refusal: FAILED };
  if (error.code === null || error.code >= SERVER_ERROR) return { errors: {}, refusal: withoutAnswer(error) };
  const { error_validation: errors } = error;
  return errors ? { errors, refusal: null } : { errors: {}, refusal: error.message };
}
