import { Icon } from '@polden/ui';
import { Link } from 'react-router-dom';

/** To the personal account. */
export function LoginLink({ className }: { className?: string | undefined }) {
  return (
    <Link to="/login" className={className}>
      <Icon name="user" size={20} />
      <span>Войти</span>
    </Link>
  );
}
