import { Dialog, Icon, useHydrated, useShellData } from '@polden/ui';
import { Suspense, useState, type ComponentType, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SearchBoxProps } from './search-box.tsx';

/** Nobody searches before the page is there: the browser brings the box when it is opened, the server has none. */
const provided: { SearchBox: ComponentType<SearchBoxProps> | null } = { SearchBox: null };

/** Called once by the browser before anything is rendered. */
export function provideSearchBox(box: ComponentType<SearchBoxProps>): void {
  provided.SearchBox = box;
}

/** To the search, where a live release has it; once JavaScript is there, a field that suggests while one types. */
export function SearchLink({ className }: { className?: string | undefined }) {
  const path = useShellData().roles?.search;
  const { key } = useLocation();
  const isLive = useHydrated();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { SearchBox } = provided;
  if (path === undefined) return null;

  function open(event: MouseEvent) {
    if (SearchBox === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpenedAt(key);
  }

  return (
    <>
      <Link to={path} className={className} onClick={open}>
        <Icon name="search" size={22} title="Поиск по сайту" />
      </Link>
      {isLive && SearchBox && (
        <Dialog open={openedAt === key} onClose={() => setOpenedAt(null)} title="Поиск по сайту">
          <Suspense fallback={<p role="status">Открываем поиск…</p>}>
            <SearchBox path={path} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
