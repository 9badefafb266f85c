import type { ContentListRow } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { takeBack } from '../../calls/take-back.ts';
import { useMutation } from '../../calls/use-mutation.ts';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import { FailureNotice } from '../../dialog/failure-notice.tsx';
import { fieldErrorsOf } from '../../forms/field-errors.ts';
import { findAdminType, useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { GuardedLink } from '../../session/guarded-link.tsx';
import { toast } from '../../toasts/toast.store.ts';
import { restoredWords } from '../restored-words.ts';
import css from './trash.module.css';

/** Texts are shown by the editor's own means, which lists do without. */
const ItemValues = lazy(() =>
  import('./trashed-values.tsx').then((module) => ({ default: module.TrashedValues })),
);

/** What a removed item held, before it is put back. */
export function TrashedItem({ item, onClose }: { item: ContentListRow; onClose: () => void }) {
  const admin = useAdminType();
  const { type, api } = admin;
  const may = useRights();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: api.keys.trashItem(item.id),
    queryFn: async ({ signal }) => {
      const held = await api.trashItem(item.id, signal);
      rememberPicture(held.picture);
      return held;
    },
  });
  const renew = () => queryClient.invalidateQueries({ queryKey: [type.name] });
  const restoring = useMutation({
    mutationFn: () => api.restore(item.id),
    meta: { shownInDialog: true },
    onSuccess: async (restored) => {
      const undo = () => takeBack(() => api.remove(item.id).then(renew));
      toast.success(
        restoredWords(admin, item, restored),
        may('remove') ? { title: 'Отменить', otherwise: 'Удалить можно из списка', run: undo } : undefined,
      );
      onClose();
      await renew();
    },
  });
  // Where what it belongs to may be.
  const missing = Object.keys(fieldErrorsOf(restoring.error)).flatMap((name) => {
    const field = type.fields[name];
    return field?.kind === 'reference' ? (findAdminType(field.to) ?? []) : [];
  });
  return (
    <Dialog title={item.title} wide onCancel={onClose}>
      {isError && <p>Запись не загрузилась.</p>}
      {!data && !isError && <p role="status">Загружаем…</p>}
      {data && (
        <Suspense fallback={<p role="status">Загружаем…</p>}>
          <div className={css.inside}>
            <ItemValues item={data} />
          </div>
        </Suspense>
      )}
      {restoring.isError && <FailureNotice error={restoring.error} />}
      {missing.map(({ type: { name, titles }, root, actions }) => (
        <p key={name}>
          <GuardedLink right={actions.trash} to={`${root}?view=trash`}>
            {`Корзина раздела «${titles.section}»`}
          </GuardedLink>
        </p>
      ))}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Закрыть
        </Button>
        {may('restore') && (
          <Button busy={restoring.isPending} onClick={() => restoring.mutate()}>
            Вернуть из корзины
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
