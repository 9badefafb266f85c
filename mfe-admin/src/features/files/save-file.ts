import { API_BASE_PATH, AUTH_PATHS, type CheckToken, PROFILE_PATHS } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';
import { restoreSession, sessionStore, staffHttp } from '@polden/session';

/**
 * The address of what the API gives to this person, for a browser that asks for it by its cookie alone. Another person may have
 * signed in in another tab since: the cookie is theirs then, and so would be the right and the record of who has read it.
 * Throws HttpError.
 * @param path below the API
 */
export async function ownAddress(path: string): Promise<string> {
  // Renews a token that has run out, for which no right is needed: a link cannot.
  await staffHttp.get(PROFILE_PATHS.read);
  const ownId = sessionStore.getState().user?.id;
  const { user } = await http.post<CheckToken>(AUTH_PATHS.checkToken, {}, { byCookie: true });
  if (user === null) await restoreSession();
  const { id } = user ?? sessionStore.getState().user ?? {};
  if (id !== ownId) throw new HttpError(409, { message: 'В этом браузере уже вошёл другой сотрудник' });
  return `${API_BASE_PATH}${path}`;
}

/** Saves what the API gives out as a file. Throws HttpError. */
export async function saveFile(path: string): Promise<void> {
  const link = document.createElement('a');
  link.href = await ownAddress(path);
  link.download = '';
  link.click();
}
