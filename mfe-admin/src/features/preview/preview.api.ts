import {
  type ContentPreviewLink,
  PREVIEW_PATHS,
  type PreviewCode,
  type PreviewOf,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** All of it throws HttpError. */
export const previewApi = {
  open: (of: PreviewOf) => staffHttp.post<PreviewCode>(PREVIEW_PATHS.open, of),
  link: (of: PreviewOf) => staffHttp.post<ContentPreviewLink>(PREVIEW_PATHS.link, of),
  links: (signal: AbortSignal) => staffHttp.get<ContentPreviewLink[]>(PREVIEW_PATHS.links, { signal }),
  revoke: (id: string) => staffHttp.post<unknown>(`${PREVIEW_PATHS.revoke}/${id}`, {}),
};

export const PREVIEW_KEYS = { links: ['preview', 'links'] };
