import { LinkTabs } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';

/** The items, the archive where there is one, and the trash. */
export function ListTabs() {
  const { type, root } = useAdminType();
  const may = useRights();
  const [params] = useSearchParams();
  const view = params.get('view');
  // What is not among the items may be in the archive or in the trash.
  const search = params.get('search') ?? '';
  const tabs = [
    { view: null, label: 'Все записи', shown: true },
    { view: 'archive', label: 'Архив', shown: type.archive !== null },
    { view: 'trash', label: 'Корзина', shown: may('trash') },
  ].filter(({ shown }) => shown);
  if (tabs.length === 1) return null;
  const items = tabs.map((tab) => ({
    to: addressOf(root, tab.view, search),
    label: tab.label,
    current: tab.view === view,
  }));
  return <LinkTabs label="Что показать" items={items} />;
}

function addressOf(root: string, view: string | null, search: string): string {
  const params = new URLSearchParams({ ...(view !== null && { view }), ...(search && { search }) });
  return params.size > 0 ? `${root}?${params.toString()}` : root;
}
