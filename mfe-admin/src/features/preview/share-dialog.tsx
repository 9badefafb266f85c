import { PREVIEW_RIGHTS, type PreviewOf } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, copyText } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { PREVIEW_KEYS, previewApi } from './preview.api.ts';
import css from './preview.module.css';

interface ShareDialogProps {
  of: PreviewOf;
  onClose: () => void;
}

/** A link for somebody without an account, and those that are still good. */
export function ShareDialog({ of, onClose }: ShareDialogProps) {
  const id = useId();
  const mayGive = useMay(PREVIEW_RIGHTS.link);
  const maySee = useMay(PREVIEW_RIGHTS.links);
  const mayRevoke = useMay(PREVIEW_RIGHTS.revoke);
  const queryClient = useQueryClient();
  const [copied, setCopied] = useState<boolean | null>(null);
  const again = () => queryClient.invalidateQueries({ queryKey: PREVIEW_KEYS.links });
  const { data: links = [] } = useQuery({
    queryKey: PREVIEW_KEYS.links,
    queryFn: ({ signal }) => previewApi.links(signal),
    enabled: maySee,
  });
  const giving = useMutation({
    mutationFn: () => previewApi.link(of),
    meta: { failure: 'Ссылка не получилась.' },
    onSuccess: again,
  });
  const revoking = useMutation({
    mutationFn: (link: string) => previewApi.revoke(link),
    meta: { failure: 'Отозвать ссылку не получилось.' },
    onSuccess: async () => {
      toast.success('Ссылка больше не действует');
      await again();
    },
  });
  const given = giving.data?.address ?? null;
  const address = given === null ? null : new URL(given, window.location.origin).href;
  return (
    <Dialog title="Ссылка для коллеги" wide onCancel={address === null ? onClose : null}>
      <p>
        По ней страницу с черновиком увидит любой, у кого она есть, без входа в кабинет. Действует неделю.
      </p>
      {address === null ? (
        mayGive && (
          <DialogActions>
            <Button busy={giving.isPending} onClick={() => giving.mutate()}>
              Получить ссылку
            </Button>
          </DialogActions>
        )
      ) : (
        <div className={css.given}>
          <label htmlFor={id}>Ссылка (больше её не покажем)</label>
          <input
            id={id}
            className={css.address}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="secondary" onClick={() => void copyText(address).then(setCopied)}>
            Скопировать
          </Button>
          <p role="status">
            {copied === true && 'Ссылка скопирована.'}
            {copied === false && 'Скопировать не получилось: выделите ссылку и скопируйте сами.'}
          </p>
        </div>
      )}
      {links.length > 0 && (
        <section aria-label="Действующие ссылки">
          <h3 className={css.title}>Действующие ссылки</h3>
          <ul role="list" className={css.links}>
            {links.map((link) => (
              <li key={link.id}>
                <p>
                  {link.title}
                  <span className={css.soft}>
                    {link.author}, до {formatDate(link.expiresAt, 'DD.MM.YYYY HH:mm')} по Москве
                  </span>
                </p>
                {mayRevoke && (
                  <SmallButton about={` на ${link.title}`} onClick={() => revoking.mutate(link.id)}>
                    Отозвать
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Закрыть
        </Button>
      </DialogActions>
    </Dialog>
  );
}
