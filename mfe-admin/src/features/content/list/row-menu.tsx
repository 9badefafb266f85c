import { CHANGE_SET_RIGHTS, type ContentListRow } from '@polden/api-contract';
import { isDraftable } from '@polden/content-model';
import { HttpError } from '@polden/http';
import { moscowDay } from '@polden/ru';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RemovalDialog } from '../../change-sets/removal-dialog.tsx';
import { useAdminType, useListRights } from '../../content-types/admin-type.tsx';
import { useMay } from '../../session/use-may.ts';
import { Menu, MenuItem } from '../../menu/menu.tsx';
import { useHighlighting } from '../use-highlighting.ts';
import { usePublication } from '../use-publication.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { usePlace } from './use-place.ts';

const CHANGED =
  'Запись изменили, пока список был открыт. Он обновлён: проверьте запись, прежде чем публиковать';

/** What may be done with an item without opening it. */
export function RowMenu({ item, onRemove }: { item: ContentListRow; onRemove: () => void }) {
  const { type, api, root, publicPath } = useAdminType();
  const queryClient = useQueryClient();
  const may = useListRights();
  const navigate = useNavigate();
  const publication = usePublication({
    id: item.id,
    overSeen: async (act, since) => {
      try {
        return await act((since ?? item).version);
      } catch (error) {
        if (!(error instanceof HttpError) || error.code !== 409 || !error.current) throw error;
        void queryClient.invalidateQueries({ queryKey: api.keys.lists });
        throw new HttpError(409, { message: CHANGED });
      }
    },
  });
  const highlighting = useHighlighting();
  const place = usePlace(item);
  const [asksYear, setAsksYear] = useState(false);
  const [asksSet, setAsksSet] = useState(false);
  const mayPut = useMay(CHANGE_SET_RIGHTS.put);
  const maySeeSets = useMay(CHANGE_SET_RIGHTS.list);
  const change = item.state === 'draft' ? 'publish' : 'unpublish';
  const page = item.state === 'published' ? publicPath({ slug: item.slug }) : null;
  const archive = () => (type.archive?.byYear ? setAsksYear(true) : place.mutate({ change: 'moveArchive' }));
  const acts = [
    may('item') && (
      <MenuItem key="open" onSelect={() => void navigate(`${root}/${item.id}`)}>
        Открыть
      </MenuItem>
    ),
    page !== null && (
      <MenuItem key="page" onSelect={() => window.open(page, '_blank', 'noopener')}>
        Посмотреть на сайте
      </MenuItem>
    ),
    type.drafts && may(change) && (
      <MenuItem key="publish" disabled={publication.isPending} onSelect={() => publication.mutate(change)}>
        {change === 'publish' ? 'Опубликовать' : 'Снять с публикации'}
      </MenuItem>
    ),
    isDraftable(type) && item.state !== 'draft' && mayPut && maySeeSets && may('update') && (
      <MenuItem key="set" onSelect={() => setAsksSet(true)}>
        Добавить в набор: снять с сайта
      </MenuItem>
    ),
    type.highlights && may('highlightAdd') && item.highlight === null && item.state !== 'draft' && (
      <MenuItem key="highlight" onSelect={() => highlighting.mutate({ id: item.id, change: 'add' })}>
        {type.highlights.words.add}
      </MenuItem>
    ),
    type.archive && !item.archived && may('moveArchive') && (
      <MenuItem key="archive" onSelect={archive}>
        В архив
      </MenuItem>
    ),
    type.archive && item.archived && may('restoreArchive') && (
      <MenuItem key="unarchive" onSelect={() => place.mutate({ change: 'restoreArchive' })}>
        Из архива
      </MenuItem>
    ),
    may('remove') && (
      <MenuItem key="remove" grave onSelect={onRemove}>
        Удалить
      </MenuItem>
    ),
  ].filter(Boolean);
  if (acts.length === 0) return null;
  return (
    <>
      <Menu label={`Действия: «${item.title}»`}>{acts}</Menu>
      {asksSet && <RemovalDialog item={item} onClose={() => setAsksSet(false)} />}
      {asksYear && (
        <ArchiveDialog
          what={`«${item.title}»`}
          year={Number(moscowDay(new Date(item.publishedAt ?? item.createdAt)).slice(0, 4))}
          since={item.cells[type.archive?.since ?? '']}
          busy={place.isPending}
          onCancel={() => setAsksYear(false)}
          onArchive={(year) =>
            place.mutate({ change: 'moveArchive', body: { year } }, { onSuccess: () => setAsksYear(false) })
          }
        />
      )}
    </>
  );
}
