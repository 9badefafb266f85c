import {
  REVIEW_CONSENT_PATHS,
  REVIEW_FILE_PATHS,
  type ReviewConsent,
  type ReviewFile,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import { ownAddress, saveFile } from '../files/save-file.ts';

const list = (id: number, signal?: AbortSignal): Promise<ReviewFile[]> =>
  staffHttp.get<ReviewFile[]>(`${REVIEW_FILE_PATHS.files}/${id}`, signal ? { signal } : {});

const filePath = (id: number, position: number): string => `${REVIEW_FILE_PATHS.file}/${id}/${position}`;

/** What came with reviews. All of them throw HttpError. */
export const reviewFilesApi = {
  list,
  publish: (id: number, position: number) =>
    staffHttp.post<ReviewFile[]>(`${REVIEW_FILE_PATHS.filePublish}/${id}/${position}`, {}),
  withdraw: (id: number, position: number) =>
    staffHttp.post<ReviewFile[]>(`${REVIEW_FILE_PATHS.fileWithdraw}/${id}/${position}`, {}),
  /** The address of a private file. */
  open: (id: number, position: number): Promise<string> => ownAddress(filePath(id, position)),
  save: (id: number, position: number): Promise<void> => saveFile(filePath(id, position)),
};

/** Key of the query cache. */
export const reviewFilesKey = (id: number) => ['review-files', id];

/** What the author has agreed to. Throws HttpError. */
export const reviewConsents = (id: number, signal: AbortSignal): Promise<ReviewConsent[]> =>
  staffHttp.get<ReviewConsent[]>(`${REVIEW_CONSENT_PATHS.consents}/${id}`, { signal });
