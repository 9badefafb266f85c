import type { ActivePreview } from '@polden/mfe-contract';
import type { ContentPreview } from '../../content-preview/content-previews.ts';
import { PREVIEW_IS_OVER, previewNotes } from '../../previews/preview-notes.ts';
import type { QueriedPage } from './query-page.ts';
import { changeShellData } from './shell-data-of.ts';

/** What a page has of one visitor; a page that many share has nothing of it. */
export interface Personal {
  nonce: string;
  /** Of the answer: what the visitor can name when something has failed. */
  requestId: string;
  /** Page-view token, or null. */
  view: string | null;
  previews: readonly ActivePreview[];
  contentPreview: ContentPreview | null;
  /** He has come with a link that is good no more. */
  isPreviewOver: boolean;
}

/** The page with the banner's words in the data of the layouts. */
export function withPreviewNotes(
  page: QueriedPage,
  {
    previews,
    contentPreview,
    isPreviewOver,
  }: Pick<Personal, 'previews' | 'contentPreview' | 'isPreviewOver'>,
): QueriedPage {
  const notes = [
    ...(contentPreview ? [contentPreview.title] : []),
    ...previewNotes(previews),
    ...(isPreviewOver ? [PREVIEW_IS_OVER] : []),
  ];
  if (notes.length === 0) return page;
  return { ...page, context: changeShellData(page.context, (shell) => ({ ...shell, previews: notes })) };
}
