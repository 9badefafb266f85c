import { PREVIEW_RIGHTS } from '@polden/api-contract';
import { isDraftable } from '@polden/content-model';
import { useState } from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { useMay } from '../../session/use-may.ts';
import type { ServerDraft } from './server-draft.ts';

/** Whether the page of the item stands beside its form, where that is, and what of it is saved. */
export function usePreviewOf(item: ContentItem | null, { shown, state }: ServerDraft) {
  const { type, publicPath } = useAdminType();
  const may = useMay(PREVIEW_RIGHTS.open);
  const [isOpen, setOpen] = useState(false);
  const path = shown && (publicPath(shown) ?? state?.path ?? null);
  const isPossible = may && item !== null && isDraftable(type) && Boolean(path);
  return {
    isOpen: isOpen && isPossible,
    isPossible,
    path,
    version: `${item?.version ?? 0}:${state?.draft?.version ?? 0}`,
    toggle: () => setOpen(!isOpen),
  };
}
