import { Notice } from '@polden/ui';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { TypePage } from '../type-page.tsx';
import { ItemEditor } from './item-editor.tsx';

/** `/admin/blog/new`, `/admin/control-panel/:type/new` */
export function Component() {
  return (
    <TypePage>
      <NewItem />
    </TypePage>
  );
}

function NewItem() {
  const { type } = useAdminType();
  const mayAdd = useRights()('add');
  return (
    <AdminFrame title={`Добавить ${type.titles.accusative}`}>
      {mayAdd ? (
        <ItemEditor item={null} onItem={() => undefined} />
      ) : (
        <Notice>Добавлять сюда вашей роли нельзя. Права выдаёт администратор.</Notice>
      )}
    </AdminFrame>
  );
}
