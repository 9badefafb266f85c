import { Button } from '@polden/ui';
import { lazy, Suspense, useId, useState } from 'react';
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
  return (
    <div className={css.quality}>
      <div className={css.toggle}>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Проверки
        </Button>
      </div>
      <aside id={id} className={css.drawer} aria-label="Проверки" hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <Checks {...props} onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
      </aside>
    </div>
  );
}
