import type { ErasureRequestItem, OwnErasureRequest } from '@polden/api-contract';
import type { ErasureRequestRow } from './erasure-requests.repository.ts';

export function toOwnRequest(row: ErasureRequestRow): OwnErasureRequest {
  const { id, state, asked_at: askedAt, answered_at: answeredAt, reason } = row;
  return {
    id,
    state,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    reason,
  };
}

export function toRequestItem(row: ErasureRequestRow): ErasureRequestItem {
  return { ...toOwnRequest(row), answeredBy: row.answered_by };
}
