import type { BulkResult } from '@polden/api-contract';
import { Button } from '@polden/ui';
import type { ReactNode } from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { ItemLink } from '../../content-types/item-link.tsx';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import css from './bulk.module.css';

export interface ToldDialogsProps extends Pick<BulkResult, 'failed' | 'moved'> {
  titleOf: (id: number) => string;
  onClose: (read: 'failed' | 'moved') => void;
}

/**
 * What of many items is to be read, one after the other: why some stayed as they were, and where those are that came back under
 * another address; each with a way to its form.
 */
export function ToldDialogs({ failed, moved, titleOf, onClose }: ToldDialogsProps) {
  const { publicPath } = useAdminType();
  if (failed.length > 0)
    return (
      <ToldDialog title={`Не получилось: ${failed.length}`} onClose={() => onClose('failed')}>
        {failed.map(({ id, title, message }) => (
          <ToldItem key={id} id={id} title={title ?? titleOf(id)}>
            <span className={css.wrong}>{message}</span>
          </ToldItem>
        ))}
      </ToldDialog>
    );
  if (moved.length === 0) return null;
  return (
    <ToldDialog title={`Вернулись под другим адресом: ${moved.length}`} onClose={() => onClose('moved')}>
      {moved.map(({ id, title, slug }) => (
        <ToldItem key={id} id={id} title={title}>
          <span>{`Прежний адрес занят, теперь ${publicPath({ slug }) ?? slug}`}</span>
        </ToldItem>
      ))}
    </ToldDialog>
  );
}

function ToldDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={title} onCancel={onClose}>
      <ul role="list" className={css.rows}>
        {children}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Понятно</Button>
      </DialogActions>
    </Dialog>
  );
}

function ToldItem({ id, title, children }: { id: number; title: string; children: ReactNode }) {
  const { type, root } = useAdminType();
  return (
    <li className={css.row}>
      <ItemLink type={type.name} root={root} id={id}>
        {title}
      </ItemLink>
      {children}
    </li>
  );
}
