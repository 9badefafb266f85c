import { Dialog, Icon, useShellData } from '@polden/ui';
import { Link } from 'react-router-dom';
import { useHeaderWindow, windowParts } from '../header-window.ts';

/** To the search, where a live release has it; once JavaScript is there, a field that suggests while one types. */
export function SearchLink({ className }: { className?: string | undefined }) {
  const path = useShellData().roles?.search;
  const { isLive, isOpen, open, close, Part } = useHeaderWindow(windowParts.searchBox);
  if (path === undefined) return null;

  return (
    <>
      <Link to={path} className={className} onClick={open}>
        <Icon name="search" size={22} title="Поиск по сайту" />
      </Link>
      {isLive && (
        <Dialog open={isOpen} onClose={close} title="Поиск по сайту">
          {Part ? <Part path={path} /> : <p role="status">Открываем поиск…</p>}
        </Dialog>
      )}
    </>
  );
}
