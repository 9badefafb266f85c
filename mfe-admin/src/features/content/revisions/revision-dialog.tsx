import { Button } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useMutation } from '../../calls/use-mutation.ts';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import { comparedFields } from '../../history/diff/changed-fields.ts';
import { Changes } from '../../history/diff/changes.tsx';
import { SmallButton } from '../../controls/small-button.tsx';
import { toast } from '../../toasts/toast.store.ts';
import { READ_ONLY_FIELD, useReadOnlyFields } from '../../content-types/use-field-rights.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import css from '../editor/editor.module.css';
import { isSame, type ItemValues, labelOf, pick } from '../editor/item-values.ts';

export interface RevisionDialogProps {
  item: ContentItem;
  /** What stands in the form. */
  form: ItemValues;
  version: number;
  /** The form has what is not saved yet. */
  dirty: boolean;
  onClose: () => void;
  onReverted: (item: ContentItem) => void;
  /** Puts values into the form of a draft; null where an earlier version replaces the item itself. */
  onTake: ((values: ItemValues) => void) | null;
}

/** What differs from the present version, or from the form of a draft, word by word, and the way back: whole or field by field. */
export function RevisionDialog(props: RevisionDialogProps) {
  const { item, form, version, dirty, onClose, onReverted, onTake } = props;
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
  const values = (data?.values ?? {}) as ItemValues;
  const present = onTake ? form : item;
  const changed = onTake
    ? Object.keys(type.fields).filter((name) => name in values && !isSame(values, form, name))
    : (data?.changed ?? []);
  const foreign = useReadOnlyFields();
  const own = changed.filter((name) => !foreign.includes(name));
  const left = changed.filter((name) => foreign.includes(name)).map((name) => labelOf(type, name));
  // The item itself comes back as a whole, or is refused by the API; a draft takes what it may.
  const revertible = may('revert') && (onTake ? own : changed).length > 0;
  const take = (names: readonly string[], leftOut: readonly string[]) => {
    onTake?.(pick(values, names));
    const taken =
      names.length === 1
        ? `«${labelOf(type, names[0] ?? '')}» из версии ${version}: в форме, сохраните черновик`
        : `Версия ${version} в форме, сохраните черновик`;
    toast.success(
      [taken, ...leftOut.map((label) => `${label}: не возвращён, ${READ_ONLY_FIELD}`)].join('. '),
    );
    onClose();
  };
  return (
    <Dialog title={`Версия ${version}`} wide onCancel={onClose}>
      {data && changed.length === 0 && (
        <p>Ничем не отличается от {onTake ? 'того, что в форме' : 'нынешней'}.</p>
      )}
      {changed.map((name) => (
        <section key={name} className={css.version} aria-label={labelOf(type, name)}>
          <Changes fields={comparedFields(type.name, { [name]: values[name] }, { [name]: present[name] })} />
          {onTake && may('update') && foreign.includes(name) && (
            <p className={css.fine}>Вернуть нельзя: {READ_ONLY_FIELD}.</p>
          )}
          {onTake && may('update') && !foreign.includes(name) && (
            <SmallButton about={`: «${labelOf(type, name)}»`} onClick={() => take([name], [])}>
              Вернуть это поле
            </SmallButton>
          )}
        </section>
      ))}
      {revertible && dirty && !onTake && <p>Несохранённые изменения останутся в форме поверх этой версии.</p>}
      <DialogActions>
        {revertible && (
          <Button busy={reverting.isPending} onClick={() => (onTake ? take(own, left) : reverting.mutate())}>
            {onTake ? 'Вернуть эту версию в черновик' : 'Вернуть эту версию'}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Закрыть
        </Button>
      </DialogActions>
    </Dialog>
  );
}
