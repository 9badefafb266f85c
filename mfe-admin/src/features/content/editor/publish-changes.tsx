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
import { valuesOf } from './item-values.ts';
import type { ServerDraft } from './server-draft.ts';
import type { Conflict } from './use-saving.ts';

export interface PublishChangesProps {
  item: ContentItem;
  draft: ContentDraft;
  server: ServerDraft;
  onDraftGone: (item: ContentItem) => void;
  onConflict: (conflict: Conflict) => void;
  onClose: () => void;
}

/** Compares what visitors see now and what they will see after publishing. */
export function PublishChanges({
  item,
  draft,
  server,
  onDraftGone,
  onConflict,
  onClose,
}: PublishChangesProps) {
  const { type, api } = useAdminType();
  const queryClient = useQueryClient();
  const isAwaited = item.state === 'scheduled';
  const publishing = useMutation({
    mutationFn: () => api.publishDraft(item.id, draft.version),
    meta: { shownInPlace: [409, 422], failure: 'Опубликовать не получилось, черновик на месте.' },
    onSuccess: async (newer) => {
      if (server.state) server.take({ ...server.state, draft: null });
      onDraftGone(newer);
      onClose();
      toast.success(isAwaited ? 'Изменения выйдут вместе с записью' : 'Изменения на сайте');
      await queryClient.invalidateQueries({ queryKey: api.keys.lists });
    },
    onError: async (error) => {
      if (!(error instanceof HttpError) || error.code !== 409 || !isItem(error.current)) return;
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

function isItem(current: object | undefined): current is ContentItem {
  return current !== undefined && 'id' in current;
}
