import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { LeaveBlocker } from '../dialog/leave-blocker.tsx';
import { Toaster } from '../toasts/toaster.tsx';

/** What every page of the staff area stands in: the server's data and the toasts. */
export function AdminProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Toaster>
        {children}
        <LeaveBlocker />
      </Toaster>
    </QueryClientProvider>
  );
}
