import { VIEW_AS_RIGHTS } from '@polden/api-contract';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../session/use-may.ts';
import css from './view-as.module.css';

const ViewAsDialog = lazy(() =>
  import(/* webpackChunkName: "admin-view-as" */ './view-as-dialog.tsx').then((module) => ({
    default: module.ViewAsDialog,
  })),
);

/** Link into the staff area as another role sees it; empty without the right. */
export function ViewAs() {
  const may = useMay(VIEW_AS_RIGHTS.start);
  const mayChoose = useMay(VIEW_AS_RIGHTS.roles);
  const [open, setOpen] = useState(false);
  if (!may || !mayChoose) return null;
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        Посмотреть как…
      </button>
      {open && (
        <Suspense>
          <ViewAsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
