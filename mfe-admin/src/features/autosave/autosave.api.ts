import { type Autosave, AUTOSAVE_PATHS, type AutosavedWork, type AutosaveKey } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** One's own unsaved work. All of it throws HttpError. */
export const autosaveApi = {
  read: ({ contentType, itemId }: AutosaveKey, signal: AbortSignal) =>
    staffHttp.get<{ autosave: Autosave | null }>(AUTOSAVE_PATHS.read, {
      searchParams: { contentType, ...(itemId !== null && { itemId }) },
      signal,
    }),
  save: (key: AutosaveKey, { version, base, values }: AutosavedWork) =>
    staffHttp.post<{ savedAt: string }>(AUTOSAVE_PATHS.save, { ...key, version, base, values }),
  drop: (key: AutosaveKey) => staffHttp.post<{ ok: true }>(AUTOSAVE_PATHS.drop, key),
};
