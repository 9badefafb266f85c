import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { HistoryList } from './history-list.tsx';

/** `/admin/history` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="История">
        <HistoryList />
      </AdminFrame>
    </GuardedPage>
  );
}
