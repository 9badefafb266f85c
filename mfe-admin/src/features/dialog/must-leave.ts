import { sessionStore } from '@polden/session';
import type { Location } from 'react-router-dom';

/** State of a navigation that follows a save. */
export const LEAVE_FREELY = { leaveFreely: true } as const;

/** The same, to an address under which the page goes on: the shell leaves the focus where somebody is typing. */
export const GO_ON = { ...LEAVE_FREELY, keepsFocus: true } as const;

/** After a save, and to the login page when the session has ended or a right is missing: no question would help. */
export function mustLeave({ state }: Location): boolean {
  const { status, notice } = sessionStore.getState();
  const { leaveFreely } = (state ?? {}) as Partial<typeof LEAVE_FREELY>;
  return leaveFreely === true || status !== 'staff' || notice !== null;
}
