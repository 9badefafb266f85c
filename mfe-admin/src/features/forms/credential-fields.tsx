import { TextField } from '@polden/ui';

interface CredentialFieldProps {
  id: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Default «Пароль» or «Код из приложения». */
  label?: string;
  /** Default `password` or `code`. */
  name?: string;
  hint?: string;
}

/** The password that one has now. */
export function CurrentPassword({ label = 'Пароль', name = 'password', ...field }: CredentialFieldProps) {
  return <TextField {...field} label={label} name={name} type="password" autoComplete="current-password" />;
}

/** Another one, that is being chosen. */
export function NewPassword({ label = 'Пароль', name = 'password', ...field }: CredentialFieldProps) {
  return <TextField {...field} label={label} name={name} type="password" autoComplete="new-password" />;
}

/** Six digits of an authenticator application. */
export function AppCode({ label = 'Код из приложения', name = 'code', ...field }: CredentialFieldProps) {
  return <TextField {...field} label={label} name={name} inputMode="numeric" autoComplete="one-time-code" />;
}
