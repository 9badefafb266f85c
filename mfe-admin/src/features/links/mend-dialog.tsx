import type { LinkPlace } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { plural } from '@polden/ru';
import { Button, Notice, TextField } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { toast } from '../toasts/toast.store.ts';
import { AddressPicker } from './address-picker.tsx';
import { LINK_KEYS, linksApi } from './links.api.ts';
import { LinkPlaces } from './link-places.tsx';

interface MendDialogProps {
  address: string;
  places: readonly LinkPlace[];
  /** What the address could be; '' when there is no guess. */
  guess: string;
  onClose: () => void;
}

/** Has all links to an address lead elsewhere, or takes them away; the words of texts stay. */
export function MendDialog({ address, places, guess, onClose }: MendDialogProps) {
  const [to, setTo] = useState(guess);
  const queryClient = useQueryClient();
  const mending = useMutation({
    mutationFn: (target: string | null) =>
      linksApi.mend({ from: address, to: target, items: itemsOf(places) }),
    meta: { shownInPlace: [422] },
    onSuccess: async ({ done, failed }) => {
      await queryClient.invalidateQueries({ queryKey: LINK_KEYS.all });
      if (failed.length > 0) return;
      toast.success(
        `Исправлено: ${done} ${plural(done, { single: 'запись', more: 'записи', many: 'записей' })}`,
      );
      onClose();
    },
  });
  const { error, data } = mending;
  return (
    <Dialog title="Исправить ссылку" onCancel={onClose}>
      <p>
        Сейчас ведёт на <code>{address}</code>:
      </p>
      <LinkPlaces places={places} />
      <TextField
        label="Новый адрес"
        name="to"
        inputMode="url"
        autoComplete="off"
        value={to}
        error={error instanceof HttpError && error.code === 422 ? messageOf(error) : undefined}
        onChange={setTo}
      />
      <AddressPicker onPick={setTo} />
      {data && data.failed.length > 0 && (
        <Notice live tone="warning" title="Не всё получилось исправить">
          <ul>
            {data.failed.map(({ contentType, itemId, message }) => (
              <li key={`${contentType}:${itemId}`}>
                {titleOf(places, contentType, itemId)}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogActions>
        <Button busy={mending.isPending} onClick={() => to.trim() !== '' && mending.mutate(to.trim())}>
          Заменить ссылки
        </Button>
        <Button variant="secondary" onClick={() => mending.mutate(null)}>
          Убрать ссылки, слова оставить
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function itemsOf(places: readonly LinkPlace[]): { contentType: string; itemId: number }[] {
  const byKey = new Map(
    places.map(({ contentType, itemId }) => [`${contentType}:${itemId}`, { contentType, itemId }]),
  );
  return [...byKey.values()];
}

function titleOf(places: readonly LinkPlace[], contentType: string, itemId: number): string {
  return places.find((place) => place.contentType === contentType && place.itemId === itemId)?.title ?? '';
}
