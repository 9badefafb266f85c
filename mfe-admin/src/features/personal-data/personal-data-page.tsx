import { PERSONAL_DATA_RIGHTS } from '@polden/api-contract';
import { Stack } from '@polden/ui';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
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
  const mayFind = useMay(PERSONAL_DATA_RIGHTS.find);
  const maySeeRequests = useMay(PERSONAL_DATA_RIGHTS.requests);
  const maySeeErasures = useMay(PERSONAL_DATA_RIGHTS.erasures);
  return (
    <Stack gap="xl">
      {maySeeRequests && <RequestTable />}
      {mayFind && <ErasureForm />}
      {maySeeErasures && <ErasureTable />}
    </Stack>
  );
}
