import { Button, Notice } from '@polden/ui';
import { toast } from '../../toasts/toast.store.ts';
import css from '../releases.module.css';

/** A token, the one time that it is shown. */
export function Issued({ token }: { token: string }) {
  return (
    <Notice live tone="success" title="Сохраните токен: больше он не покажется">
      <p className={css.secret}>
        <code>{token}</code>
      </p>
      <Button
        variant="secondary"
        onClick={() => void navigator.clipboard.writeText(token).then(() => toast.success('Скопировано'))}
      >
        Скопировать
      </Button>
    </Notice>
  );
}
