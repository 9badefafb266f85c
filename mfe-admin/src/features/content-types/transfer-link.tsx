import { TRANSFER_RIGHTS } from '@polden/api-contract';
import { isPersonal } from '@polden/content-model';
import { ButtonLink } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { useAdminType } from './admin-type.tsx';
import { useMay } from '../session/use-may.ts';

/** From a list to where its items leave and come as a file, with what it is filtered by. */
export function TransferLink() {
  const { type } = useAdminType();
  const [params] = useSearchParams();
  const mayExport = useMay(TRANSFER_RIGHTS.export);
  const mayImport = useMay(TRANSFER_RIGHTS.check);
  if (isPersonal(type) || (!mayExport && !mayImport)) return null;
  const filter = params.size > 0 ? `?${params.toString()}` : '';
  return (
    <ButtonLink variant="quiet" to={`/admin/transfer/${type.name}${filter}`}>
      Выгрузка и загрузка
    </ButtonLink>
  );
}
