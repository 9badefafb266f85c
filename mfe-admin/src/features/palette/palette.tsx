import { DESK_PATHS, DESK_RIGHTS, type FoundItem } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { staffHttp, useSession } from '@polden/session';
import { Icon, useDebounced, VisuallyHidden } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expectAdminType, findAdminType } from '../content-types/admin-type.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { beginsSo, matching, type PaletteEntry } from './palette-entry.ts';
import { contentEntries } from './palette-pages.ts';
import { recentEntries, rememberEntry } from './recent-entries.ts';
import css from './palette.module.css';

const PAUSE_MS = 150;
const SHOWN = 8;
const MIN_LETTERS = 2;
/** «12», «№ 12» */
const NUMBER = /^\s*(?:№\s*)?\d+\s*$/u;
const FOUND = { single: 'находка', more: 'находки', many: 'находок' };

type Group = [heading: string, entries: readonly PaletteEntry[]];

export interface PaletteProps {
  /** Pages and actions beside those of content. */
  entries: readonly PaletteEntry[];
  onClose: () => void;
}

/** Everything of the staff area by its name: items, pages, actions. */
export function Palette({ entries, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const rights = useMemo(() => user?.actions ?? [], [user]);
  const userId = user?.id ?? 0;
  const [search, setSearch] = useState('');
  const asked = useDebounced(search.trim(), PAUSE_MS);
  const [recent] = useState(() => recentEntries(userId));
  const known = useMemo(() => [...entries, ...contentEntries(rights)], [entries, rights]);
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['desk', 'find', asked],
    queryFn: ({ signal }) =>
      staffHttp.get<FoundItem[]>(DESK_PATHS.find, { searchParams: { q: asked }, signal }),
    enabled: isEnough(asked) && rights.includes(DESK_RIGHTS.find),
    placeholderData: keepPreviousData,
  });
  const isEmpty = search.trim() === '';
  const pages = matching(known, search).slice(0, SHOWN);
  const items = isEnough(search.trim()) ? found.flatMap((item) => itemEntry(item, NUMBER.test(search))) : [];
  const count = pages.length + items.length;
  const choose = (entry: PaletteEntry) => {
    rememberEntry(userId, entry);
    onClose();
    if (entry.to !== undefined) void navigate(entry.to);
    else entry.run?.();
  };
  const ofItems: Group = ['Записи', items];
  const ofPages: Group = ['Разделы и действия', pages];
  const groups: Group[] = [
    ['Недавнее', isEmpty ? recent : []],
    ...(beginsSo(pages, search) ? [ofPages, ofItems] : [ofItems, ofPages]),
  ];
  // What the server finds comes later: something is always chosen, or Enter would do nothing.
  const values = groups.flatMap(([heading, group]) => group.map((entry) => valueOf(heading, entry)));
  const [pointed, setPointed] = useState('');
  const chosen = values.includes(pointed) ? pointed : (values[0] ?? '');

  return (
    <Dialog title="Найти в кабинете" bare onCancel={onClose}>
      <Command
        label="Найти в кабинете"
        shouldFilter={false}
        loop
        value={chosen}
        onValueChange={setPointed}
        className={css.palette}
      >
        <div className={css.head}>
          <Icon name="search" size={20} />
          <Command.Input
            className={css.input}
            placeholder="Запись, раздел или действие"
            value={search}
            onValueChange={(text) => {
              setSearch(text);
              setPointed('');
            }}
            maxLength={100}
          />
        </div>
        <Command.List className={css.list} label="Что найдено">
          {groups
            .filter(([, group]) => group.length > 0)
            .map(([heading, group]) => (
              <Command.Group key={heading} heading={heading} className={css.group}>
                {group.map((entry) => (
                  <Command.Item
                    key={entry.key}
                    value={valueOf(heading, entry)}
                    className={css.item}
                    onSelect={() => choose(entry)}
                  >
                    <span className={css.title}>{entry.title}</span>
                    <span className={css.note}>{entry.note}</span>
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
          {!isEmpty && count === 0 && (
            <p className={css.nothing}>{isFetching ? 'Ищем…' : 'Ничего не нашлось: попробуйте иначе.'}</p>
          )}
        </Command.List>
        <VisuallyHidden>
          <span role="status">{!isEmpty && `${count} ${plural(count, FOUND)}`}</span>
        </VisuallyHidden>
      </Command>
    </Dialog>
  );
}

/** The same entry may stand in two groups. */
function valueOf(heading: string, { key }: PaletteEntry): string {
  return `${heading} ${key}`;
}

/** A number is whole with its first digit. */
function isEnough(search: string): boolean {
  return search.length >= MIN_LETTERS || NUMBER.test(search);
}

function itemEntry({ type, id, title, state, archived }: FoundItem, withNumber: boolean): PaletteEntry[] {
  if (!findAdminType(type)) return [];
  const { root, type: known } = expectAdminType(type);
  const apart = archived ? ', в архиве' : known.drafts && state === 'draft' ? ', черновик' : '';
  const number = withNumber ? `, № ${id}` : '';
  return [
    { key: `${type}:${id}`, title, note: `${known.titles.section}${apart}${number}`, to: `${root}/${id}` },
  ];
}
