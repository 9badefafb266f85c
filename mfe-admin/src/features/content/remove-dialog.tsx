import { type ContentState, DRAFT_RIGHTS } from '@polden/api-contract';
import { isDraftable } from '@polden/content-model';
import { HttpError } from '@polden/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { takeBack } from '../calls/take-back.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useRemovalImpact } from '../links/removal-impact.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import { restoredWords } from './restored-words.ts';
import type { OverSeen } from './use-publication.ts';

export interface RemoveDialogProps {
  item: { id: number; title: string; state: ContentState; slug?: unknown };
  /** Where its text was seen: what goes is that. */
  overSeen?: OverSeen;
  onCancel: () => void;
  onRemoved: () => void;
}

/** What visitors notice of it: a draft they have never seen. */
const CONSEQUENCES: Record<ContentState, string> = {
  draft: 'попадёт в корзину: оттуда можно вернуть.',
  scheduled: 'не выйдет на сайте и попадёт в корзину: оттуда можно вернуть.',
  published: 'сразу исчезнет с сайта и попадёт в корзину: оттуда можно вернуть.',
};

/** Asks, and moves the article to the trash. */
export function RemoveDialog({ item, overSeen, onCancel, onRemoved }: RemoveDialogProps) {
  const admin = useAdminType();
  const { type, api } = admin;
  const may = useRights();
  const mayKnowDraft = useMay(DRAFT_RIGHTS.item);
  const queryClient = useQueryClient();
  const { note, mayLead, afterRemoval, renew: renewLinks } = useRemovalImpact(item.id);
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.keys.lists }),
      queryClient.invalidateQueries({ queryKey: api.keys.highlights }),
    ]);
  const { data: draft } = useQuery({
    queryKey: [type.name, 'sets-of', item.id],
    queryFn: () => api.draft(item.id),
    enabled: isDraftable(type) && may('item') && mayKnowDraft,
    gcTime: 0,
    meta: { shownInPlace: [404] },
  });
  const sets = [draft?.draft?.changeSet, draft?.removalSet].flatMap((set) => set ?? []);
  const restore = () =>
    takeBack(async () => {
      toast.success(restoredWords(admin, item, await api.restore(item.id)));
      await renew();
      await renewLinks();
    });
  const removing = useMutation({
    mutationFn: async () => {
      const isSound = await mayLead();
      if (isSound && overSeen) await overSeen((version) => api.remove(item.id, { version }));
      else if (isSound) await api.remove(item.id);
      return isSound;
    },
    meta: { shownInDialog: true },
    onError: (error) => {
      if (!overSeen || !(error instanceof HttpError) || error.code !== 409 || !error.current) return;
      // What is newer is said under the dialog, where it was seen.
      toast.error('Не удалено: запись успели изменить');
      onCancel();
    },
    onSuccess: async (isRemoved) => {
      if (!isRemoved) return;
      toast.success(
        `«${item.title}»: удалено`,
        may('restore')
          ? { title: 'Отменить', otherwise: 'Вернуть можно из корзины', run: restore }
          : undefined,
      );
      onRemoved();
      await afterRemoval();
      await renew();
    },
  });
  return (
    <ConfirmDialog
      title={`Удалить ${type.titles.accusative}?`}
      confirm="Удалить"
      busy={removing.isPending}
      onConfirm={() => removing.mutateAsync()}
      onCancel={onCancel}
    >
      <p>
        «{item.title}» {CONSEQUENCES[item.state]}
      </p>
      {sets.map(({ id, title }) => (
        <p key={id}>
          {`Запись в наборе «${title}»: он не выйдет, пока её не вернут из корзины или не исключат из набора.`}
        </p>
      ))}
      {note}
    </ConfirmDialog>
  );
}
