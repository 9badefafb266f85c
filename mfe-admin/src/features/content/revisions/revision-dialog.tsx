import { Button } from '@polden/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Dialog } from '../../dialog/dialog.tsx';
import { toast } from '../../toasts/toast.store.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import css from '../editor/editor.module.css';
import { type ItemValues, labelOf, valuesOf } from '../editor/item-values.ts';
import { ValueView } from '../merge/value-view.tsx';

export interface RevisionDialogProps {
  item: ContentItem;
  version: number;
  /** The form has what is not saved yet. */
  dirty: boolean;
  onClose: () => void;
  onReverted: (item: ContentItem) => void;
}

/** What differs from the present version, field by field, and the way back. */
export function RevisionDialog({ item, version, dirty, onClose, onReverted }: RevisionDialogProps) {
  const { type, api } = useAdminType();
  const may = useRights();
  const { data } = useQuery({
    queryKey: [...api.keys.revisions(item.id), 'one', version, item.version],
    queryFn: ({ signal }) => api.revision(item.id, version, signal),
  });
  const reverting = useMutation({
    mutationFn: () => api.revert(item.id, { revision: version, version: item.version }),
    meta: { failure: 'Вернуть прежнюю версию не получилось.' },
    onSuccess: (newer) => {
      toast.success(`Возвращена версия ${version}`);
      onReverted(newer);
      onClose();
    },
  });
  const present = valuesOf(type, item);
  const revertible = may('revert') && data !== undefined && data.changed.length > 0;
  return (
    <Dialog title={`Версия ${version}`} onCancel={onClose}>
      {data?.changed.length === 0 && <p>Ничем не отличается от нынешней.</p>}
      {data?.changed.map((name) => (
        <section key={name} className={css.compared}>
          <h3>{labelOf(type, name)}</h3>
          <div>
            <p className={css.fine}>Было</p>
            <ValueView field={name} values={data.values as ItemValues} />
          </div>
          <div>
            <p className={css.fine}>Сейчас</p>
            <ValueView field={name} values={present} />
          </div>
        </section>
      ))}
      {revertible && dirty && <p>Несохранённые изменения останутся в форме поверх этой версии.</p>}
      <p className={css.buttons}>
        {revertible && (
          <Button busy={reverting.isPending} onClick={() => reverting.mutate()}>
            Вернуть эту версию
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Закрыть
        </Button>
      </p>
    </Dialog>
  );
}
