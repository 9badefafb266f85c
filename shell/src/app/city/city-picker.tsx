import { Dialog, Icon, useShellData } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import { useHeaderWindow, windowParts } from '../header-window.ts';
import { citiesPath } from './city-path.ts';

/** The visitor's city. A link to the page with all cities; once JavaScript is there it opens the same choice in a window. */
export function CityPicker({ className }: { className?: string | undefined }) {
  const { city } = useShellData();
  const { pathname, search } = useLocation();
  const { isLive, isOpen, open, close, Part } = useHeaderWindow(windowParts.cityList);

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
          if (event.key === ' ') open(event);
        }}
      >
        <Icon name="pin" size={18} />
        <span>
          <span className="visually-hidden">Ваш город: </span>
          {city.title}
        </span>
      </a>
      {isLive && (
        <Dialog open={isOpen} onClose={close} title="Ваш город">
          {Part ? (
            <Part path={pathname + search} current={city.alias} focusOnSearch />
          ) : (
            <p role="status">Открываем города…</p>
          )}
        </Dialog>
      )}
    </>
  );
}
