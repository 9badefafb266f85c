import { API_BASE_PATH, REQUEST_ID_HEADER, UPLOAD_HEADER, type ErrorBody } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { asStaff, sessionStore } from '@polden/session';

const TIMEOUT_MS = 300_000;

export interface UploadOptions {
  /** Called with the part of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one file to a path of MEDIA_PATHS. Throws HttpError, as every call does, and the signal's reason when it was
 * given up.
 */
export function sendUpload<Stored>(path: string, file: File, options: UploadOptions): Promise<Stored> {
  return asStaff(() => send<Stored>(path, file, options));
}

/** By XMLHttpRequest, which alone tells a page how much of a file has gone over HTTP/1.1. */
function send<Stored>(path: string, file: File, { onProgress, signal }: UploadOptions): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_BASE_PATH}${path}`);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader(UPLOAD_HEADER, 'XMLHttpRequest');
    const { accessToken } = sessionStore.getState();
    if (accessToken !== null) request.setRequestHeader('Authorization', `Bearer ${accessToken}`);

    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status < 300) resolve(body as Stored);
      else
        reject(
          new HttpError(request.status, isErrorBody(body) ? body : {}, {
            requestId: request.getResponseHeader(REQUEST_ID_HEADER),
          }),
        );
    };
    request.onerror = () => reject(new HttpError(null, { message: 'failed' }));
    request.ontimeout = () => reject(new HttpError(null, { message: 'timeout' }));
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort(), { once: true });

    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body;
}
