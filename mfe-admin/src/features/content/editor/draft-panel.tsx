import { type ContentDraft, DRAFT_RIGHTS, type DraftState } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { formatDate } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMutation } from '../../calls/use-mutation.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useMay } from '../../session/use-may.ts';
import { toast } from '../../toasts/toast.store.ts';
import { DraftSchedule } from './draft-schedule.tsx';
import css from './editor.module.css';
import type { ItemValues } from './item-values.ts';
import type { ServerDraft } from './server-draft.ts';
import type { Newer } from './use-newer.ts';
import type { Conflict } from './use-saving.ts';

const PublishChanges = lazy(() =>
  import(/* webpackChunkName: "admin-compare" */ './publish-changes.tsx').then((module) => ({
    default: module.PublishChanges,
  })),
);

export interface DraftPanelProps {
  item: ContentItem;
  state: DraftState;
  server: ServerDraft;
  newer: Newer;
  dirty: boolean;
  busy: boolean;
  values: ItemValues;
  /** False when it did not work; the form has said why. */
  onSave: () => Promise<boolean>;
  onDraftGone: (item: ContentItem) => void;
  onConflict: (conflict: Conflict) => void;
}

/** What has become of the changes that visitors do not see yet, and what may be done with them. */
export function DraftPanel(props: DraftPanelProps) {
  const { item, state, server, newer, busy, onSave, onDraftGone } = props;
  // What is not saved into the draft does not come out with it.
  const dirty = props.dirty && server.applies;
  const { api } = useAdminType();
  const rights = useRights();
  const mayPublish = useMay(DRAFT_RIGHTS.publish) && rights('publish');
  const mayDiscard = useMay(DRAFT_RIGHTS.discard);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const { draft } = state;
  const isAwaited = item.state === 'scheduled';
  const discarding = useMutation({
    mutationFn: async () => {
      // Others may have changed it under the draft.
      const newest = await api.item(item.id);
      return { newest, after: await newer.overDraft((version) => api.discardDraft(item.id, version)) };
    },
    meta: { shownInDialog: true },
    // The dialog has gone with the form when the merge screen has come.
    onError: (error) => error instanceof HttpError && error.code === 409 && toast.error(error.message),
    onSuccess: ({ newest, after }) => {
      setAsked(null);
      server.take(after);
      toast.success('Черновик отброшен, в форме то, что на сайте');
      void queryClient.invalidateQueries({ queryKey: api.keys.lists });
      onDraftGone(newest);
    },
  });

  return (
    <div className={css.draft}>
      {draft ? (
        <>
          <p className={css.draftBadge}>Есть черновик изменений</p>
          <p className={css.fine}>
            Сохранён {formatDate(draft.updatedAt, 'DD.MM.YYYY HH:mm')}, {draft.author}
          </p>
          {!server.applies && (
            <p className={css.fine}>
              В форме текст с ним{item.state === 'published' && ', на сайте прежняя версия'}.
            </p>
          )}
          {draft.failure !== null && (
            <Notice tone="warning" title="Сам он не вышел">
              <p>{draft.failure}. Опубликуйте его отсюда или назначьте другое время.</p>
            </Notice>
          )}
          {isAwaited && comesAfter(draft, item) && (
            <Notice tone="warning" title="Запись выйдет без этих изменений">
              <p>
                {formatDate(String(item.publishedAt), 'DD.MM.YYYY HH:mm')} на сайте появится прежний текст.
                {mayPublish && draft.changeSet === null && ' Чтобы вышел новый, внесите изменения в запись.'}
              </p>
            </Notice>
          )}
          {draft.changeSet && <p className={css.fine}>Выйдет с набором «{draft.changeSet.title}»</p>}
        </>
      ) : (
        <p className={css.fine}>
          Изменения сохраняются в черновик: на сайте они появятся, когда вы их опубликуете.
        </p>
      )}
      {mayPublish && (draft ?? dirty) && (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() =>
            void (async () => {
              if (!dirty || (await onSave())) setAsked('publish');
            })()
          }
        >
          {isAwaited ? 'Внести изменения в запись' : 'Опубликовать изменения'}
        </Button>
      )}
      {mayDiscard && draft && (
        <Button variant="quiet" onClick={() => setAsked('discard')}>
          Отбросить черновик
        </Button>
      )}
      <DraftSchedule item={item} state={state} overSeen={newer.overDraft} onState={newer.learn} />
      {asked === 'publish' && draft && (
        <Suspense>
          <PublishChanges {...props} draft={draft} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          title="Отбросить черновик?"
          confirm="Отбросить"
          busy={discarding.isPending}
          onConfirm={() => discarding.mutateAsync()}
          onCancel={() => setAsked(null)}
        >
          <p>Изменения пропадут. То, что на сайте, останется как есть.</p>
          {draft?.changeSet && <p>Запись уйдёт из набора «{draft.changeSet.title}».</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Whether the item itself comes out before its changes do. */
function comesAfter({ publishAt }: ContentDraft, { publishedAt }: ContentItem): boolean {
  return publishAt === null || publishedAt === null || Date.parse(publishAt) > Date.parse(publishedAt);
}
