import type { BulkResult } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { ItemLink } from '../../content-types/item-link.tsx';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import css from './bulk.module.css';

export interface FailuresDialogProps {
  failed: BulkResult['failed'];
  titleOf: (id: number) => string;
  onClose: () => void;
}

/** Why some of many items stayed as they were, each with what to do and a way to its form. */
export function FailuresDialog({ failed, titleOf, onClose }: FailuresDialogProps) {
  const { type, root } = useAdminType();
  return (
    <Dialog title={`Не получилось: ${failed.length}`} onCancel={onClose}>
      <ul role="list" className={css.rows}>
        {failed.map(({ id, title, message }) => (
          <li key={id} className={css.row}>
            <ItemLink type={type.name} root={root} id={id}>
              {title ?? titleOf(id)}
            </ItemLink>
            <span className={css.wrong}>{message}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Понятно</Button>
      </DialogActions>
    </Dialog>
  );
}
