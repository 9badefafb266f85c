import type { ContentDraft } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Button, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../../calls/use-mutation.ts';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import { Changes } from '../../history/diff/changes.tsx';
import { comparedFields } from '../../history/diff/changed-fields.ts';
import { toast } from '../../toasts/toast.store.ts';
import { fieldErrorsOf } from '../../forms/field-errors.ts';
import { isItem } from './add-item.ts';
import { valuesOf } from './item-values.ts';
import { isDraft, type ServerDraft } from './server-draft.ts';
import type { Newer } from './use-newer.ts';
import type { Conflict } from './use-saving.ts';

export interface PublishChangesProps {
  item: ContentItem;
  draft: ContentDraft;
  server: ServerDraft;
  newer: Newer;
  onDraftGone: (item: ContentItem) => void;
  onConflict: (conflict: Conflict) => void;
  onClose: () => void;
}

/** Compares what visitors see now and what they will see after publishing. */
export function PublishChanges({
  item,
  draft,
  server,
  newer,
  onDraftGone,
  onConflict,
  onClose,
}: PublishChangesProps) {
  const { type, api } = useAdminType();
  const queryClient = useQueryClient();
  const isAwaited = item.state === 'scheduled';
  const publishing = useMutation({
    mutationFn: () => api.publishDraft(item.id, draft.version),
    meta: { shownInPlace: [404, 409, 422], failure: 'Опубликовать не получилось, черновик на месте.' },
    onSuccess: async (published) => {
      if (server.state) server.take({ ...server.state, draft: null });
      onDraftGone(published);
      onClose();
      toast.success(isAwaited ? 'Изменения выйдут вместе с записью' : 'Изменения на сайте');
      await queryClient.invalidateQueries({ queryKey: api.keys.lists });
    },
    onError: async (error) => {
      if (!(error instanceof HttpError) || error.code !== 409) return;
      // What would come out now is compared at once.
      if (isDraft(error.current) && server.state) newer.learn({ ...server.state, draft: error.current });
      if (!isItem(error.current)) return;
      // Both began from what the item was then.
      const { values } = await api.revision(item.id, draft.baseVersion, new AbortController().signal);
      onClose();
      onConflict({
        current: error.current,
        base: { ...valuesOf(type, error.current), ...valuesIn(values) },
        author: null,
        draftVersion: draft.version,
      });
    },
  });
  const refused = Object.values(fieldErrorsOf(publishing.error)).flat();
  const failure = publishing.error instanceof HttpError ? publishing.error : null;
  const fields = comparedFields(type.name, pickOf(item, draft.values), draft.values);
  return (
    <Dialog
      title={isAwaited ? 'Внести изменения в запись?' : 'Опубликовать изменения?'}
      wide
      onCancel={onClose}
    >
      {refused.length > 0 && (
        <Notice live tone="error" title="Публиковать ещё рано">
          <ul>
            {refused.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failure !== null && isDraft(failure.current) && (
        <Notice live tone="warning" title={failure.message}>
          <p>Ниже то, что выйдет теперь. Проверьте и подтвердите ещё раз.</p>
        </Notice>
      )}
      {failure?.code === 404 && (
        <Notice live tone="error" title="Публиковать нечего">
          <p>{failure.message}</p>
        </Notice>
      )}
      <p>
        {isAwaited
          ? 'Когда запись выйдет, посетители увидят вместо прежнего:'
          : 'Посетители увидят вместо прежнего:'}
      </p>
      <Changes fields={fields} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Вернуться к правке
        </Button>
        <Button busy={publishing.isPending} onClick={() => publishing.mutate()}>
          {isAwaited ? 'Внести' : 'Опубликовать'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function pickOf(item: ContentItem, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, item[name]]));
}

function valuesIn(values: Record<string, unknown>) {
  return values as ReturnType<typeof valuesOf>;
}
