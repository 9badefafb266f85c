import { HttpError } from '@polden/http';
import { sessionStore } from '@polden/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { uploadsSettled } from '../../rich-text/pending-uploads.ts';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { isTypesetting, typesetValues } from '../../quality/typography-switch.ts';
import { toast } from '../../toasts/toast.store.ts';
import { type AdminType, useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { draftKey, writeDraft } from './draft-storage.ts';
import { afterSave, draftOf, isDirty, type ItemDraft } from './item-draft.ts';
import { changedFields, fieldNames, pick } from './item-values.ts';
import type { DraftState } from './use-draft.ts';
import { LEAVE_FREELY } from './leave-guard.tsx';

/** Saves the draft. Whatever goes wrong, it stays as it is; somebody else's newer version becomes `conflict`. */
export function useSaving(item: ContentItem | null, { latest, setDraft }: DraftState) {
  const admin = useAdminType();
  const { type, api, root } = admin;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<ContentItem | null>(null);

  const saving = useMutation({
    mutationFn: async (given: ItemDraft) => {
      // The first save leads to another form, where pictures on their way would never arrive.
      if (item === null) await uploadsSettled();
      const taken = item === null ? latest.current : given;
      const sent = isTypesetting() ? { ...taken, values: typesetValues(type, taken.values) } : taken;
      // What was set well is what the form goes on with, but for what is typed meanwhile.
      if (sent !== taken) setDraft((now) => (now === taken ? sent : now));
      return { saved: await send(admin, item, sent), sent };
    },
    meta: { shownInPlace: [409, 422], failure: 'Сохранить не получилось, всё набранное на месте.' },
    onSuccess: ({ saved, sent }) => {
      toast.success('Сохранено');
      rememberPicture(saved.picture);
      queryClient.setQueryData(api.keys.item(saved.id), saved);
      void queryClient.invalidateQueries({ queryKey: api.keys.lists });
      void queryClient.invalidateQueries({ queryKey: api.keys.highlights });
      if (item !== null) {
        setDraft((now) => afterSave(type, now, sent.values, saved));
        return;
      }
      const rest = afterSave(type, latest.current, sent.values, saved);
      if (isDirty(rest)) writeDraft(draftKey(type, sessionStore.getState().user?.id ?? 0, saved.id), rest);
      setDraft(draftOf(type, null));
      void navigate(`${root}/${saved.id}`, { replace: true, state: LEAVE_FREELY });
    },
    onError: (error) => {
      if (!(error instanceof HttpError) || error.code !== 409 || !isItem(error.current)) return;
      rememberPicture(error.current.picture);
      setConflict(error.current);
    },
  });
  return { saving, conflict, setConflict };
}

function send(
  { type, api }: AdminType,
  item: ContentItem | null,
  { version, base, values }: ItemDraft,
): Promise<ContentItem> {
  if (item === null || version === null) {
    return api.add(pick(values, type.drafts ? fieldNames(type) : Object.keys(type.fields)));
  }
  return api.update(item.id, { ...pick(values, changedFields(base, values)), version });
}

function isItem(current: object | undefined): current is ContentItem {
  return current !== undefined && 'version' in current && 'updatedAt' in current;
}
