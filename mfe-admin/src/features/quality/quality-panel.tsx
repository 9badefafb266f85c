import { Button } from '@polden/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ContentItem } from '../content-types/content.api.ts';
import type { ItemValues } from './values.ts';
import css from './quality.module.css';

const Checks = lazy(() =>
  import(/* webpackChunkName: "admin-checks" */ './checks.tsx').then((module) => ({
    default: module.Checks,
  })),
);

export interface QualityPanelProps {
  item: ContentItem | null;
  values: ItemValues;
  idOf: (field: string) => string;
  readOnly: boolean;
  onChange: (change: ItemValues) => void;
}

/** Beside the form, on demand: what is wrong with its texts, where, and how it is cured. It never stands in the way of saving. */
export function QualityPanel(props: QualityPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  // The focus does not go down with what had it.
  const close = (): void => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const drawer = useRef<HTMLElement>(null);
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    const { current } = drawer;
    current?.addEventListener('keydown', closeByKey);
    return () => current?.removeEventListener('keydown', closeByKey);
  }, []);
  return (
    <div className={css.quality}>
      <div className={css.toggle}>
        <Button
          ref={toggle}
          variant="secondary"
          wide
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Проверки
        </Button>
      </div>
      <aside
        ref={drawer}
        id={id}
        className={css.drawer}
        aria-label="Проверки"
        hidden={!isOpen}
        data-side-drawer
      >
        {isOpen && (
          <Suspense>
            <Checks {...props} onClose={close} />
          </Suspense>
        )}
      </aside>
    </div>
  );
}
