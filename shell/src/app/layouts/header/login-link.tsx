import { Icon, useShellData } from '@polden/ui';
import { Link } from 'react-router-dom';

/** To the personal account, where a live release has one. */
export function LoginLink({ className }: { className?: string | undefined }) {
  const login = useShellData().roles?.login;
  if (login === undefined) return null;
  return (
    <Link to={login} className={className}>
      <Icon name="user" size={20} />
      <span>Войти</span>
    </Link>
  );
}
