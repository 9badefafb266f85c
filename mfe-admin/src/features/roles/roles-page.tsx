import { useSession } from '@polden/session';
import { LinkTabs } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { ApprovalRules } from '../approvals/approval-rules.tsx';
import { LeaveGuard } from '../autosave/leave-guard.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { ACCESS_TABS } from '../session/access-tabs.ts';
import { Matrix } from './matrix/matrix.tsx';
import { dropChanges, useMatrix } from './matrix/matrix.store.ts';
import { People } from './people/people.tsx';
import css from './roles.module.css';
import { AllSessions } from './sessions/all-sessions.tsx';

/** `/admin/roles` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Доступ">
        <Access />
      </AdminFrame>
    </GuardedPage>
  );
}

function Access() {
  const [search] = useSearchParams();
  const dirty = useMatrix(({ changes }) => Object.keys(changes).length > 0);
  const held = useSession(({ user }) => user?.actions);
  const tabs = ACCESS_TABS.filter(({ rights }) => rights.every((right) => held?.includes(right)));
  const tab = (tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0])?.name;
  return (
    <div className={css.sections}>
      <LinkTabs
        label="Что показать"
        items={tabs.map(({ name, label }) => ({
          label,
          current: name === tab,
          to: name === 'people' ? '/admin/roles' : `/admin/roles?tab=${name}`,
        }))}
      />
      {tab === 'people' && <People />}
      {tab === 'rights' && <Matrix />}
      {tab === 'approval' && <ApprovalRules />}
      {tab === 'sessions' && <AllSessions />}
      <LeaveGuard dirty={dirty} onDiscard={() => dropChanges()} />
    </div>
  );
}
