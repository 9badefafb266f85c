import {
  type BrokenLinks,
  LINK_PATHS,
  type LinkImpact,
  type LinkTarget,
  type LinkVerdict,
  type MendedLinks,
  type MendLinks,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** Links of the content. All of it throws HttpError. */
export const linksApi = {
  list: (page: number, signal: AbortSignal) =>
    staffHttp.get<BrokenLinks>(LINK_PATHS.list, { searchParams: { page }, signal }),
  check: () => staffHttp.post<{ ok: true }>(LINK_PATHS.check, {}),
  targets: (search: string, signal: AbortSignal) =>
    staffHttp.get<LinkTarget[]>(LINK_PATHS.targets, { searchParams: { search }, signal }),
  judge: (addresses: readonly string[], signal?: AbortSignal) =>
    staffHttp.post<LinkVerdict[]>(LINK_PATHS.judge, { addresses }, signal && { signal }),
  impact: (type: string, id: number, signal: AbortSignal) =>
    staffHttp.get<LinkImpact>(LINK_PATHS.impact, { searchParams: { type, id }, signal }),
  mend: (body: MendLinks) => staffHttp.post<MendedLinks>(LINK_PATHS.mend, body),
};

/** Keys of the query cache. */
export const LINK_KEYS = {
  all: ['links'],
  list: (page: number) => ['links', 'list', page],
  targets: (search: string) => ['links', 'targets', search],
  judged: (addresses: readonly string[]) => ['links', 'judged', ...addresses],
  impact: (type: string, id: number) => ['links', 'impact', type, id],
} as const;
