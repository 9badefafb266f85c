import { ButtonLink } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { useAdminType, useListRights } from '../../content-types/admin-type.tsx';
import { ScreenLinks } from '../../content-types/screen-links.tsx';
import { StructureLink } from '../../content-types/structure-link.tsx';
import { TransferLink } from '../../content-types/transfer-link.tsx';
import { Trash } from '../trash/trash.tsx';
import { TypePage } from '../type-page.tsx';
import { Highlights } from './highlights.tsx';
import { ItemList } from './item-list.tsx';
import { ListTabs } from './list-tabs.tsx';
import { ListTools } from './list-tools.tsx';

/** `/admin/blog`, `/admin/control-panel/:type` */
export function Component() {
  return (
    <TypePage>
      <ContentList />
    </TypePage>
  );
}

function ContentList() {
  const { type, root, screen } = useAdminType();
  const may = useListRights();
  const [params] = useSearchParams();
  const view = params.get('view');
  return (
    <AdminFrame
      title={screen?.title ?? type.titles.section}
      actions={
        <>
          <ScreenLinks />
          <StructureLink />
          <TransferLink />
          {may('add') && <ButtonLink to={`${root}/new`}>{`Добавить ${type.titles.accusative}`}</ButtonLink>}
        </>
      }
    >
      {type.highlights && may('highlights') && view === null && <Highlights {...type.highlights} />}
      <ListTools />
      <ListTabs />
      {view === 'trash' ? <Trash /> : <ItemList />}
    </AdminFrame>
  );
}
