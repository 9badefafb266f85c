import { type Desk, DESK_PATHS } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

export const deskApi = {
  overview: (signal: AbortSignal) => staffHttp.get<Desk>(DESK_PATHS.overview, { signal }),
};

export const DESK_KEY = ['desk', 'overview'];
