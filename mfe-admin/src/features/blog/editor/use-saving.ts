import type { BlogPostItem } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { sessionStore } from '@polden/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberPicture } from '../../pictures/pictures.store.ts';
import { toast } from '../../toasts/toast.store.ts';
import { BLOG_KEYS, blogApi } from '../blog.api.ts';
import { draftKey, writeDraft } from './draft-storage.ts';
import { afterSave, draftOf, isDirty, type PostDraft } from './post-draft.ts';
import { changedFields, pick } from './post-values.ts';
import type { DraftState } from './use-draft.ts';
import { LEAVE_FREELY } from './leave-guard.tsx';

/** Saves the draft. Whatever goes wrong, it stays as it is; somebody else's newer version becomes `conflict`. */
export function useSaving(item: BlogPostItem | null, { draft, setDraft }: DraftState) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<BlogPostItem | null>(null);

  const saving = useMutation({
    mutationFn: (sent: PostDraft) => send(item, sent),
    meta: { shownInPlace: [409, 422], failure: 'Сохранить не получилось, всё набранное на месте.' },
    onSuccess: (saved, sent) => {
      toast.success('Сохранено');
      rememberPicture(saved.picture);
      queryClient.setQueryData(BLOG_KEYS.item(saved.id), saved);
      void queryClient.invalidateQueries({ queryKey: BLOG_KEYS.lists });
      void queryClient.invalidateQueries({ queryKey: BLOG_KEYS.highlights });
      if (item !== null) {
        setDraft((now) => afterSave(now, sent.values, saved));
        return;
      }
      const rest = afterSave(draft, sent.values, saved);
      if (isDirty(rest)) writeDraft(draftKey(sessionStore.getState().user?.id ?? 0, saved.id), rest);
      setDraft(draftOf(null));
      void navigate(`/admin/blog/${saved.id}`, { replace: true, state: LEAVE_FREELY });
    },
    onError: (error) => {
      if (!(error instanceof HttpError) || error.code !== 409 || !isItem(error.current)) return;
      rememberPicture(error.current.picture);
      setConflict(error.current);
    },
  });
  return { saving, conflict, setConflict };
}

function send(item: BlogPostItem | null, { version, base, values }: PostDraft): Promise<BlogPostItem> {
  if (item === null || version === null) return blogApi.add(values);
  return blogApi.update(item.id, { ...pick(values, changedFields(base, values)), version });
}

function isItem(current: object | undefined): current is BlogPostItem {
  return current !== undefined && 'version' in current && 'body' in current;
}
