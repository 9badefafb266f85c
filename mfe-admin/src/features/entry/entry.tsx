import { useSession } from '@polden/session';
import { Notice } from '@polden/ui';
import { Desk } from '../desk/desk.tsx';
import { AdminProviders } from '../frame/admin-providers.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { sectionsFor } from '../frame/sections.ts';

/** The first page after signing in. */
export function EntryPage() {
  return (
    <AdminProviders>
      <Entry />
    </AdminProviders>
  );
}

/** What waits for this person. */
function Entry() {
  const user = useSession((session) => session.user);
  const notice = useSession((session) => session.notice);
  const sections = sectionsFor(user?.actions);
  return (
    <AdminFrame title={`Здравствуйте, ${user?.name ?? ''}!`} tabTitle={notice ?? undefined}>
      {notice && (
        <Notice tone="warning" title={notice} live>
          Вы вошли, но на это у вашей роли нет прав. Их выдаёт администратор.
        </Notice>
      )}
      {sections.length > 0 ? (
        <Desk />
      ) : (
        <Notice>Вашей роли пока не открыт ни один раздел. Права выдаёт администратор.</Notice>
      )}
    </AdminFrame>
  );
}
