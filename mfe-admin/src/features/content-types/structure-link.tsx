import { ButtonLink } from '@polden/ui';
import { useAdminType, useRights } from './admin-type.tsx';

/** From a list to the board on which its items are put in order; nothing for types without one. */
export function StructureLink() {
  const { type } = useAdminType();
  const may = useRights();
  if (type.order === null || !may('moveItem')) return null;
  return (
    <ButtonLink variant="quiet" to={`/admin/structure/${type.name}`}>
      Порядок
    </ButtonLink>
  );
}
