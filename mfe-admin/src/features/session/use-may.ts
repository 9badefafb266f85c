import { useSession } from '@polden/session';

/** Whether to offer an operation; the API decides about it anyway. */
export function useMay(action: string): boolean {
  return useSession(({ user }) => user?.actions.includes(action) ?? false);
}
