import {
  API_BASE_PATH,
  type ContentListQuery,
  type ImportedFile,
  type ImportReport,
  TRANSFER_PATHS,
  type TransferFormat,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import type { ContentApi } from '../content-types/content.api.ts';

/** Content in and out as files. All of it throws HttpError. */
export const transfersApi = {
  /** Saves what the list is filtered by. The call before renews a token that has run out: a link cannot. */
  download: async (
    type: string,
    format: TransferFormat,
    query: ContentListQuery,
    api: ContentApi,
  ): Promise<void> => {
    await api.list({ ...query, page: 1 });
    const link = document.createElement('a');
    link.href = `${API_BASE_PATH}${exportPath(type, format, query)}`;
    link.download = '';
    link.click();
  },
  check: (type: string, file: ImportedFile) => send('check', type, file),
  apply: (type: string, file: ImportedFile) => send('apply', type, file),
};

function exportPath(
  type: string,
  format: TransferFormat,
  { search, status, archived, within = [] }: ContentListQuery,
): string {
  const params = new URLSearchParams({ format });
  if (search) params.set('search', search);
  if (status) params.set('status', status);
  if (archived) params.set('archived', archived);
  for (const part of within) params.append('within', part);
  return `${TRANSFER_PATHS.export}/${type}?${params.toString()}`;
}

function send(step: 'check' | 'apply', type: string, file: ImportedFile): Promise<ImportReport> {
  return staffHttp.post<ImportReport>(`${TRANSFER_PATHS[step]}/${type}`, file);
}
