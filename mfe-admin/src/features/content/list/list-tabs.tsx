import { LinkTabs } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';

/** The items, the archive where there is one, and the trash. */
export function ListTabs() {
  const { type, root } = useAdminType();
  const may = useRights();
  const [params] = useSearchParams();
  const view = params.get('view');
  const tabs = [
    { view: null, label: 'Все записи', shown: true },
    { view: 'archive', label: 'Архив', shown: type.archive !== null },
    { view: 'trash', label: 'Корзина', shown: may('trash') },
  ].filter(({ shown }) => shown);
  if (tabs.length === 1) return null;
  const items = tabs.map((tab) => ({
    to: tab.view === null ? root : `${root}?view=${tab.view}`,
    label: tab.label,
    current: tab.view === view,
  }));
  return <LinkTabs label="Что показать" items={items} />;
}
