import { APPROVAL_PATHS, type ApprovalState, type ApprovedText } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

const path = (operation: 'state' | 'approve' | 'withdraw', type: string, id: number) =>
  `${APPROVAL_PATHS[operation]}/${type}/${id}`;

/** Publications by two. All of it throws HttpError. */
export const approvalsApi = {
  state: (type: string, id: number, signal: AbortSignal) =>
    staffHttp.get<ApprovalState>(path('state', type, id), { signal }),
  approve: (type: string, id: number, text: ApprovedText) =>
    staffHttp.post<ApprovalState>(path('approve', type, id), text),
  withdraw: (type: string, id: number) => staffHttp.post<ApprovalState>(path('withdraw', type, id), {}),
  rules: (signal: AbortSignal) => staffHttp.get<string[]>(APPROVAL_PATHS.rules, { signal }),
  setRule: (type: string, required: boolean) =>
    staffHttp.post<string[]>(APPROVAL_PATHS.rule, { type, required }),
};

/** Keys of the query cache. */
export const APPROVAL_KEYS = {
  rules: ['approvals', 'rules'],
  /** Of a version of the item and its draft: a change voids what was approved. */
  state: (type: string, id: number, version: string) => ['approvals', 'state', type, id, version],
} as const;
