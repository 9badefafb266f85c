import { Dialog, Icon, useHydrated, useShellData } from '@polden/ui';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CityChoice } from './city-choice.tsx';
import { citiesPath } from './city-path.ts';

/** The visitor's city. A link to the page with all cities; once JavaScript is there it opens the same choice in a window. */
export function CityPicker({ className }: { className?: string | undefined }) {
  const { city } = useShellData();
  const { key, pathname, search } = useLocation();
  const isLive = useHydrated();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpenedAt(key);
  }

  return (
    <>
      <a
        className={className}
        href={citiesPath(pathname + search)}
        rel="nofollow"
        {...(isLive && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        onClick={open}
        onKeyDown={(event) => {
          // It is said to be a button by now.
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpenedAt(key);
        }}
      >
        <Icon name="pin" size={18} />
        <span>
          <span className="visually-hidden">Ваш город: </span>
          {city.title}
        </span>
      </a>
      {isLive && (
        <Dialog open={isOpen} onClose={() => setOpenedAt(null)} title="Ваш город">
          <CityChoice path={pathname + search} current={city.alias} focusOnSearch />
        </Dialog>
      )}
    </>
  );
}
