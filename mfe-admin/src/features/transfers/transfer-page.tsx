import { TRANSFER_RIGHTS } from '@polden/api-contract';
import { ButtonLink, Notice, Stack } from '@polden/ui';
import { TypePage } from '../content/type-page.tsx';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { useMay } from '../session/use-may.ts';
import { ExportSection } from './export-section.tsx';
import { ImportSection } from './import-section.tsx';

/** `/admin/transfer/:type` */
export function Component() {
  return (
    <TypePage>
      <Transfer />
    </TypePage>
  );
}

function Transfer() {
  const { type, root } = useAdminType();
  const may = useRights();
  const mayExport = useMay(TRANSFER_RIGHTS.export) && may('list') && may('item');
  const mayImport = useMay(TRANSFER_RIGHTS.check) && may('add') && may('update');
  return (
    <AdminFrame
      title={`${type.titles.section}: файлы`}
      actions={
        <ButtonLink variant="quiet" to={root}>
          К списку
        </ButtonLink>
      }
    >
      <Stack gap="l">
        {mayExport && <ExportSection />}
        {mayImport && <ImportSection />}
        {!mayExport && !mayImport && (
          <Notice>Права выгружать и загружать записи этого раздела у вашей роли нет.</Notice>
        )}
      </Stack>
    </AdminFrame>
  );
}
