import {
  API_BASE_PATH,
  type ContentListFilters,
  type ImportedFile,
  type ImportReport,
  TRANSFER_PATHS,
  type TransferFormat,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import { type ContentApi, filterParams } from '../content-types/content.api.ts';

/** Content in and out as files. All of it throws HttpError. */
export const transfersApi = {
  /** Saves what the list is filtered by. The call before renews a token that has run out: a link cannot. */
  download: async (
    type: string,
    format: TransferFormat,
    query: ContentListFilters,
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

function exportPath(type: string, format: TransferFormat, query: ContentListFilters): string {
  const params = new URLSearchParams([['format', format], ...filterParams(query)]);
  return `${TRANSFER_PATHS.export}/${type}?${params.toString()}`;
}

function send(step: 'check' | 'apply', type: string, file: ImportedFile): Promise<ImportReport> {
  return staffHttp.post<ImportReport>(`${TRANSFER_PATHS[step]}/${type}`, file);
}
