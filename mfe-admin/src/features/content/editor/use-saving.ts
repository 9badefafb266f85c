import type { ContentDraft, DraftState as StoredDraft } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { sessionStore } from '@polden/session';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberFiles } from '../../files/files.store.ts';
import { uploadsSettled } from '../../rich-text/pending-uploads.ts';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { isTypesetting, typesetValues } from '../../quality/typography-switch.ts';
import { toast } from '../../toasts/toast.store.ts';
import { type AdminType, useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { savesDraft, withDraft } from '../../content-types/item-draft-state.ts';
import { draftKey, writeDraft } from './draft-storage.ts';
import { afterSave, draftOf, isDirty, type ItemDraft } from './item-draft.ts';
import { changedFields, fieldNames, type ItemValues, pick, valuesOf } from './item-values.ts';
import type { DraftState } from './use-draft.ts';
import { LEAVE_FREELY } from './leave-guard.tsx';

/** Somebody else's newer version, and what both began from. */
export interface Conflict {
  current: ContentItem;
  base: ItemValues;
}

/** What is sent; quietly, when nobody has pressed the button. */
export interface Sent {
  draft: ItemDraft;
  isQuiet?: boolean;
}

/** Saves the draft. Whatever goes wrong, it stays as it is; somebody else's newer version becomes `conflict`. */
export function useSaving(item: ContentItem | null, { latest, setDraft }: DraftState) {
  const admin = useAdminType();
  const { type, api, root } = admin;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const saving = useMutation({
    mutationFn: async ({ draft: given, isQuiet }: Sent) => {
      // The first save leads to another form, where pictures on their way would never arrive.
      if (item === null) await uploadsSettled();
      const taken = item === null ? latest.current : given;
      // Nothing moves under the cursor of whoever goes on typing.
      const sent =
        isTypesetting() && !isQuiet ? { ...taken, values: typesetValues(type, taken.values) } : taken;
      // What was set well is what the form goes on with, but for what is typed meanwhile.
      if (sent !== taken) setDraft((now) => (now === taken ? sent : now));
      return { saved: await send(admin, item, sent, queryClient), sent };
    },
    meta: { shownInPlace: [409, 422], failure: 'Сохранить не получилось, всё набранное на месте.' },
    onSuccess: ({ saved, sent }, { isQuiet }) => {
      const drafted = item !== null && savesDraft(type, item, draftKnown(queryClient, admin, item));
      if (!isQuiet) toast.success(drafted ? 'Черновик сохранён: на сайте его пока нет' : 'Сохранено');
      rememberPicture(saved.picture);
      if (!drafted) queryClient.setQueryData(api.keys.item(saved.id), saved);
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
    onError: (error, { draft: { base } }) => {
      if (!(error instanceof HttpError) || error.code !== 409) return;
      if (isItem(error.current)) {
        rememberPicture(error.current.picture);
        setConflict({ current: error.current, base });
      } else if (item !== null && isDraft(error.current)) {
        const state = draftKnown(queryClient, admin, item);
        if (state === null) return;
        const newer = { ...state, draft: error.current };
        queryClient.setQueryData(api.keys.draft(item.id), newer);
        setConflict({ current: { ...withDraft(item, newer), updatedAt: error.current.updatedAt }, base });
      }
    },
  });
  return { saving, conflict, setConflict };
}

function draftKnown(queryClient: QueryClient, { api }: AdminType, { id }: ContentItem): StoredDraft | null {
  return queryClient.getQueryData<StoredDraft>(api.keys.draft(id)) ?? null;
}

async function send(
  admin: AdminType,
  item: ContentItem | null,
  { version, base, values }: ItemDraft,
  queryClient: QueryClient,
): Promise<ContentItem> {
  const { type, api } = admin;
  if (item === null || version === null) {
    return api.add(pick(values, type.drafts ? fieldNames(type) : Object.keys(type.fields)));
  }
  const state = draftKnown(queryClient, admin, item);
  if (savesDraft(type, item, state)) {
    const changed = pick(values, changedFields(valuesOf(type, item), values));
    // Work that was begun over another draft names none, and is answered with the present one: they meet on the merge screen.
    const isOfAnother = changedFields(valuesOf(type, withDraft(item, state)), base).length > 0;
    const kept = isOfAnother ? null : (state?.draft?.version ?? null);
    const newer = await api.saveDraft(item.id, { version: kept, baseVersion: version, values: changed });
    rememberPicture(newer.picture);
    rememberFiles(newer.documents);
    queryClient.setQueryData(api.keys.draft(item.id), newer);
    return withDraft(item, newer);
  }
  return api.update(item.id, { ...pick(values, changedFields(base, values)), version });
}

function isItem(current: object | undefined): current is ContentItem {
  return current !== undefined && 'id' in current && 'updatedAt' in current;
}

function isDraft(current: object | undefined): current is ContentDraft {
  return current !== undefined && 'baseVersion' in current;
}
