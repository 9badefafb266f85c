import type { NewWebhook } from '@polden/api-contract';
import { Button, copyText } from '@polden/ui';
import { useState } from 'react';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import css from './webhooks.module.css';

/** The secret of a webhook, for the only time: nothing but its button closes it. */
export function SecretDialog({ made, onClose }: { made: NewWebhook; onClose: () => void }) {
  const { webhook, secret } = made;
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Dialog title={`Секрет вебхука «${webhook.title}»`} onCancel={null}>
      <p>
        Передайте его получателю: им проверяют подпись (HMAC-SHA256, заголовки webhook-id, webhook-timestamp и
        webhook-signature). Больше мы его не покажем — только заменим новым.
      </p>
      <p>
        <code className={css.secret}>{secret}</code>
      </p>
      <p role="status">
        {copied === true && 'Секрет скопирован.'}
        {copied === false && 'Скопировать не получилось: выделите секрет и скопируйте сами.'}
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={() => void copyText(secret).then(setCopied)}>
          Скопировать
        </Button>
        <Button onClick={onClose}>Готово</Button>
      </DialogActions>
    </Dialog>
  );
}
