import type { NewWebhook } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { toast } from '../toasts/toast.store.ts';
import css from './webhooks.module.css';

/** The secret of a webhook, for the only time. */
export function SecretDialog({ made, onClose }: { made: NewWebhook; onClose: () => void }) {
  const { webhook, secret } = made;
  return (
    <Dialog title={`Секрет вебхука «${webhook.title}»`} onCancel={onClose}>
      <p>
        Передайте его получателю: им проверяют подпись (HMAC-SHA256, заголовки webhook-id, webhook-timestamp и
        webhook-signature). Больше мы его не покажем — только заменим новым.
      </p>
      <p>
        <code className={css.secret}>{secret}</code>
      </p>
      <DialogActions>
        <Button
          variant="secondary"
          onClick={() =>
            void navigator.clipboard.writeText(secret).then(
              () => toast.success('Секрет скопирован'),
              () => toast.error('Скопировать не получилось: выделите секрет и скопируйте сами'),
            )
          }
        >
          Скопировать
        </Button>
        <Button onClick={onClose}>Готово</Button>
      </DialogActions>
    </Dialog>
  );
}
