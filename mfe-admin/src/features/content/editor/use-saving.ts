import type { DraftState as StoredDraft } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { HttpError } from '@polden/http';
import { sessionStore } from '@polden/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '../../calls/use-mutation.ts';
import { GO_ON } from '../../dialog/must-leave.ts';
import { rememberFiles } from '../../files/files.store.ts';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { isTypesetting, typesetValues } from '../../quality/typography-switch.ts';
import { toast } from '../../toasts/toast.store.ts';
import { readOnlyFields } from '../../content-types/use-field-rights.ts';
import { type AdminType, useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { isDraft, savesDraft, withDraft, loadDraft, rememberAttached } from './server-draft.ts';
import { addItem, isItem } from './add-item.ts';
import { heldField } from './held-field.ts';
import { afterSave, type ItemDraft, settled } from './item-draft.ts';
import { changedFields, type ItemValues, pick, take, valuesOf } from './item-values.ts';
import type { DraftState } from './use-draft.ts';

/** Somebody else's newer version, and what both began from. */
export interface Conflict {
  current: ContentItem;
  base: ItemValues;
  /** Author of the newer version; null where the server has not said it. */
  author: string | null;
  /** Of the server's draft, which could not come out over the newer version. */
  draftVersion?: number;
}

/** What is sent; quietly, when nobody has pressed the button. */
export interface Sent {
  draft: ItemDraft;
  isQuiet?: boolean;
}

/**
 * Saves the draft. After any failure it stays as it is; somebody else's newer version becomes `conflict`. A new item is
 * handed to `onAdded`, and its form goes on under the address of the item.
 */
export function useSaving(
  item: ContentItem | null,
  { setDraft }: Pick<DraftState, 'setDraft'>,
  onAdded: (item: ContentItem) => void,
) {
  const admin = useAdminType();
  const { type, api, root } = admin;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Also what a merge has just put there, before the form is shown with it. */
  const present = () => item && (queryClient.getQueryData<ContentItem>(api.keys.item(item.id)) ?? item);
  const goOnWith = (added: ContentItem): void => {
    rememberFiles(added.documents);
    onAdded(added);
    void navigate(`${root}/${added.id}`, { replace: true, state: GO_ON, preventScrollReset: true });
  };

  const saving = useMutation({
    mutationFn: async ({ draft: taken, isQuiet }: Sent) => {
      // Autosaving does not correct the typography of a text that is being typed.
      const sent =
        isTypesetting() && !isQuiet
          ? { ...taken, values: typesetValues(type, taken.values, notTheirs(type)) }
          : taken;
      // What was set well is what the form goes on with, but for what is typed meanwhile and where the cursor is.
      const held = heldField();
      const shown = { ...sent, values: take(sent.values, taken.values, held === null ? [] : [held]) };
      if (sent !== taken) setDraft((now) => (now === taken ? shown : now));
      const saved = await sendOver(admin, present(), settled(sent), queryClient);
      if (item === null) await loadDraft(admin, saved.id, queryClient).catch(reportNoDraft);
      return { saved, sent: [taken.values, sent.values, settled(sent).values] };
    },
    meta: { shownInPlace: [404, 409, 422], failure: 'Сохранить не получилось, всё набранное на месте.' },
    onSuccess: ({ saved, sent }, { isQuiet }) => {
      const drafted = item !== null && savesDraft(type, item, draftKnown(queryClient, admin, item));
      if (!isQuiet) toast.success(drafted ? draftWords(draftKnown(queryClient, admin, item)) : 'Сохранено');
      rememberPicture(saved.picture);
      if (!drafted) queryClient.setQueryData(api.keys.item(saved.id), saved);
      void queryClient.invalidateQueries({ queryKey: api.keys.lists });
      void queryClient.invalidateQueries({ queryKey: api.keys.highlights });
      setDraft((now) => afterSave(type, now, sent, saved, heldField()));
      if (item === null) goOnWith(saved);
    },
    onError: (error, { draft: { base } }) => {
      if (!(error instanceof HttpError) || error.code !== 409) return;
      if (isItem(error.current)) {
        rememberAttached(error.current);
        // Made by a call whose answer was lost, and changed since.
        if (item === null) goOnWith(error.current);
        setConflict({ current: error.current, base, author: null });
      } else if (item !== null && isDraft(error.current)) {
        const state = draftKnown(queryClient, admin, item);
        if (state === null) return;
        const newer = { ...state, draft: error.current };
        queryClient.setQueryData(api.keys.draft(item.id), newer);
        // The merge screen shows them; without them it says what it can.
        void api.draft(item.id).then(rememberAttached, () => undefined);
        const current = { ...withDraft(item, newer), updatedAt: error.current.updatedAt };
        setConflict({ current, base, author: error.current.author });
      }
    },
  });
  return { saving, conflict, setConflict };
}

function draftWords(state: StoredDraft | null): string {
  return state?.draft ? 'Черновик сохранён: на сайте его пока нет' : 'Изменений не осталось, черновика нет';
}

/** Read-only fields of the signed-in person: never sent. */
function notTheirs(type: ContentType): string[] {
  return readOnlyFields(type, sessionStore.getState().user?.actions);
}

/** The item is saved all the same; its draft is read when the form is opened anew. */
function reportNoDraft(error: unknown): void {
  console.warn('the draft of a new item is not read', error);
}

function draftKnown(queryClient: QueryClient, { api }: AdminType, { id }: ContentItem): StoredDraft | null {
  return queryClient.getQueryData<StoredDraft>(api.keys.draft(id)) ?? null;
}

/**
 * Saves again over a newer version that has nothing new to this form: mostly from one's own other tab. Throws the conflict
 * of any other newer version.
 */
async function sendOver(
  admin: AdminType,
  item: ContentItem | null,
  sent: ItemDraft,
  queryClient: QueryClient,
): Promise<ContentItem> {
  try {
    return await send(admin, item, sent, queryClient);
  } catch (error) {
    if (item === null || !(error instanceof HttpError)) throw error;
    const newer =
      error.code === 409
        ? newerThan(admin, item, error.current, queryClient)
        : error.code === 404
          ? await withoutItsDraft(admin, item, queryClient)
          : null;
    if (newer === null) throw error;
    const theirs = valuesOf(admin.type, newer.item);
    const isKnown =
      changedFields(sent.base, theirs).length === 0 || changedFields(theirs, sent.values).length === 0;
    if (!isKnown) throw error.code === 409 ? error : changedMeanwhile(newer.under);
    if (newer.state !== null) queryClient.setQueryData(admin.api.keys.draft(item.id), newer.state);
    const version = Math.max(sent.version ?? 0, newer.item.version);
    return send(admin, newer.under, { version, base: theirs, values: sent.values }, queryClient);
  }
}

interface Newer {
  /** The item as its form shows it. */
  item: ContentItem;
  /** The same without its draft. */
  under: ContentItem;
  state: StoredDraft | null;
}

/** The server's item or draft out of a conflict; null for any other body. */
function newerThan(
  admin: AdminType,
  item: ContentItem,
  current: object | undefined,
  queryClient: QueryClient,
): Newer | null {
  const state = draftKnown(queryClient, admin, item);
  if (isItem(current)) return { item: current, under: current, state: null };
  if (!isDraft(current) || state === null) return null;
  const newer = { ...state, draft: current };
  return { item: withDraft(item, newer), under: item, state: newer };
}

/** The draft has come out or was thrown away meanwhile: the item as it is now. Throws 404 when the item itself is gone. */
async function withoutItsDraft(
  { api }: AdminType,
  { id }: ContentItem,
  queryClient: QueryClient,
): Promise<Newer> {
  const under = await api.item(id);
  const state = await api.draft(id);
  queryClient.setQueryData(api.keys.item(id), under);
  return { item: withDraft(under, state), under, state };
}

function changedMeanwhile(current: ContentItem): HttpError {
  return new HttpError(409, { message: 'Пока вы правили, запись изменили', current });
}

async function send(
  admin: AdminType,
  item: ContentItem | null,
  { version, base, values, draftVersion, addKey = crypto.randomUUID() }: ItemDraft,
  queryClient: QueryClient,
): Promise<ContentItem> {
  const { type, api } = admin;
  if (item === null || version === null) return addItem(admin, values, addKey);
  const foreign = notTheirs(type);
  const state = draftKnown(queryClient, admin, item);
  if (savesDraft(type, item, state)) {
    // What somebody else has changed in the draft stays in it: left out, it would be taken back.
    const own = take(values, valuesOf(type, withDraft(item, state)), foreign);
    const changed = pick(own, changedFields(valuesOf(type, item), own));
    // Work that was begun over another draft names none, and is answered with the present one: they meet on the merge screen.
    const isOfAnother = changedFields(valuesOf(type, withDraft(item, state)), base).length > 0;
    const kept = draftVersion ?? (isOfAnother ? null : (state?.draft?.version ?? null));
    const newer = await api.saveDraft(item.id, { version: kept, baseVersion: version, values: changed });
    rememberAttached(newer);
    queryClient.setQueryData(api.keys.draft(item.id), newer);
    return withDraft(item, newer);
  }
  return api.update(item.id, { ...pick(values, changedFields(base, take(values, base, foreign))), version });
}
