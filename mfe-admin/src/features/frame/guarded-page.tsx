import type { ReactNode } from 'react';
import { useLeaveWithoutRight } from '../session/use-leave-without-right.ts';
import { AdminProviders } from './admin-providers.tsx';

/** A page behind the login; leaves it when the session ends. */
export function GuardedPage({ children }: { children: ReactNode }) {
  useLeaveWithoutRight();
  return <AdminProviders>{children}</AdminProviders>;
}
