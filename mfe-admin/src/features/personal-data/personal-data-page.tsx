import { PERSONAL_DATA_RIGHTS } from '@polden/api-contract';
import { LinkTabs, Stack } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
import { AccessLog } from './access-log.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { ErasureTable } from './erasure-table.tsx';
import { RequestTable } from './request-table.tsx';

/** `/admin/personal-data` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Личные данные">
        <PersonalData />
      </AdminFrame>
    </GuardedPage>
  );
}

function PersonalData() {
  const [params] = useSearchParams();
  const mayFind = useMay(PERSONAL_DATA_RIGHTS.find);
  const maySeeRequests = useMay(PERSONAL_DATA_RIGHTS.requests);
  const maySeeErasures = useMay(PERSONAL_DATA_RIGHTS.erasures);
  const maySeeLog = useMay(PERSONAL_DATA_RIGHTS.accessLog);
  const hasPeople = mayFind || maySeeRequests || maySeeErasures;
  const log = maySeeLog && (params.get('view') === 'access' || !hasPeople);
  return (
    <Stack gap="xl">
      {maySeeLog && hasPeople && (
        <LinkTabs
          label="Что показать"
          items={[
            { label: 'Люди и стирание', to: '/admin/personal-data', current: !log },
            { label: 'Кто открывал', to: '/admin/personal-data?view=access', current: log },
          ]}
        />
      )}
      {log && <AccessLog />}
      {!log && maySeeRequests && <RequestTable />}
      {!log && mayFind && <ErasureForm />}
      {!log && maySeeErasures && <ErasureTable />}
    </Stack>
  );
}
