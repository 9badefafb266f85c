import type { StaffSession } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NotRead } from '../../controls/not-read.tsx';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { GuardedPage } from '../../frame/guarded-page.tsx';
import { RIGHTS_KEYS, rightsApi } from '../rights.api.ts';
import css from '../roles.module.css';
import { useChange } from '../use-change.ts';
import { SessionTable } from './session-table.tsx';

/** `/admin/sessions` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Мои сеансы">
        <OwnSessions />
      </AdminFrame>
    </GuardedPage>
  );
}

function OwnSessions() {
  const read = useQuery({
    queryKey: RIGHTS_KEYS.ownSessions,
    queryFn: ({ signal }) => rightsApi.ownSessions(signal),
  });
  const ending = useChange((session: StaffSession) => rightsApi.endOwnSession(session), {
    done: () => 'Сеанс завершён',
  });
  const endingOthers = useChange(() => rightsApi.endOtherSessions(), {
    done: () => 'Остался только этот сеанс',
  });
  const { data: sessions } = read;
  if (!sessions) return <NotRead of={[read]} loading="Загружаем сеансы…" failed="Сеансы не загрузились" />;
  return (
    <div className={css.sections}>
      <p>
        Здесь видно, где вы вошли в кабинет. Незнакомый сеанс завершите и{' '}
        <Link to="/admin/profile">смените пароль</Link>.
      </p>
      <SessionTable
        caption="Мои открытые сеансы"
        sessions={sessions}
        ending={ending.isPending ? ending.variables.id : undefined}
        onEnd={(session) => ending.mutate(session)}
      />
      {sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            busy={endingOthers.isPending}
            onClick={() => endingOthers.mutate(undefined)}
          >
            Завершить все, кроме этого
          </Button>
        </div>
      )}
    </div>
  );
}
