import { SAVED_VIEW_RIGHTS } from '@polden/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu, MenuHeading, MenuItem, MenuLine } from '../menu/menu.tsx';
import { useMay } from '../session/use-may.ts';
import { isSameSearch } from './same-search.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { savedViewsApi, savedViewsKey } from './saved-views.api.ts';
import { useViewChange } from './use-view-change.ts';

export interface SavedViewsProps {
  /** Name of the list's type. */
  type: string;
  /** Address of the list. */
  root: string;
  /** What the list shows now, as the query of its address. */
  search: string;
}

/** The views of a list: one's own, those that others share, and what is shown now to be kept. */
export function SavedViews({ type, root, search }: SavedViewsProps) {
  const navigate = useNavigate();
  const [mayList, mayAdd, mayRename, mayShare, mayRemove] = [
    useMay(SAVED_VIEW_RIGHTS.list),
    useMay(SAVED_VIEW_RIGHTS.add),
    useMay(SAVED_VIEW_RIGHTS.rename),
    useMay(SAVED_VIEW_RIGHTS.share),
    useMay(SAVED_VIEW_RIGHTS.remove),
  ];
  const [naming, setNaming] = useState<'new' | 'other' | null>(null);
  const { data: views = [] } = useQuery({
    queryKey: savedViewsKey(type),
    queryFn: ({ signal }) => savedViewsApi.list(type, signal),
    enabled: mayList,
  });
  const { share, remove } = useViewChange(type);
  // Nothing to choose, and nothing that could be kept.
  if (!mayList || (views.length === 0 && !mayAdd)) return null;
  const present = views.find((view) => isSameSearch(view.search, search));
  return (
    <>
      <Menu label="Виды списка" button={present?.title ?? 'Виды'}>
        {views.length === 0 && <MenuHeading>Сохраните фильтры и порядок, чтобы вернуться к ним</MenuHeading>}
        {views.map((view) => (
          <MenuItem key={view.id} onSelect={() => void navigate(`${root}${view.search}`)}>
            {view.title}
            {!view.mine && ` — ${view.owner}`}
            {view.reduced && ' — часть отбора больше не действует'}
          </MenuItem>
        ))}
        {mayAdd && (
          <>
            <MenuLine />
            <MenuItem disabled={search === ''} onSelect={() => setNaming('new')}>
              Сохранить то, что показано…
            </MenuItem>
          </>
        )}
        {present?.mine && mayRename && (
          <MenuItem onSelect={() => setNaming('other')}>{`Переименовать вид «${present.title}»…`}</MenuItem>
        )}
        {present?.mine && mayShare && (
          <MenuItem onSelect={() => share.mutate(present)}>
            {present.shared ? 'Больше не показывать всем' : 'Показать всем'}
          </MenuItem>
        )}
        {present && mayRemove && (present.mine || mayShare) && (
          <MenuItem grave onSelect={() => remove.mutate(present)}>
            {`Убрать вид «${present.title}»`}
          </MenuItem>
        )}
      </Menu>
      {naming !== null && (
        <SaveViewDialog
          type={type}
          search={search}
          renamed={naming === 'other' ? (present ?? null) : null}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
