import { Icon, VisuallyHidden } from '@polden/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { PaletteEntry } from '../palette/palette-entry.ts';
import type { AdminSection } from './sections.ts';
import { useSignOut } from './use-sign-out.ts';
import css from './frame.module.css';

const Palette = lazy(() =>
  import(/* webpackChunkName: "admin-palette" */ '../palette/palette.tsx').then((module) => ({
    default: module.Palette,
  })),
);

const OWN_PAGES: readonly PaletteEntry[] = [
  { key: 'page:/admin', title: 'Начало', note: 'Раздел', to: '/admin' },
  {
    key: 'page:/admin/profile',
    also: 'настройки, аккаунт, сменить пароль, почта, письма, двухфакторная',
    title: 'Мой профиль: пароль и код при входе',
    note: 'Настройка',
    to: '/admin/profile',
  },
  {
    key: 'page:/admin/sessions',
    also: 'настройки, устройства, входы',
    title: 'Мои сеансы',
    note: 'Настройка',
    to: '/admin/sessions',
  },
];

/** Opens the palette, as Ctrl-K and ⌘K do. */
export function PaletteButton({ sections }: { sections: readonly AdminSection[] }) {
  const [open, setOpen] = useState(false);
  const { mutate: leave } = useSignOut();
  const entries = useMemo(
    (): PaletteEntry[] => [
      ...sections.map(({ path, title, words }) => ({
        key: `page:${path}`,
        title,
        note: 'Раздел',
        to: path,
        ...(words !== undefined && { also: words }),
      })),
      ...OWN_PAGES,
      { key: 'sign-out', title: 'Выйти', note: 'Действие', also: 'выход, закончить', run: leave },
    ],
    [sections, leave],
  );

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The key itself, not its letter: the layout may be Russian.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // The editor of texts has taken it for a link.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={css.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={16} />
        <span>
          Найти<VisuallyHidden> в кабинете</VisuallyHidden>
        </span>
        <kbd className={css.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {open && (
        <Suspense>
          <Palette entries={entries} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
