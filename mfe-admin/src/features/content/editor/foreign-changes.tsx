import { Button, Notice } from '@polden/ui';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { READ_ONLY_FIELD } from '../../content-types/use-field-rights.ts';
import { labelOf } from './item-values.ts';

interface ForeignChangesProps {
  /** Of the fields that may only be read, those that differ all the same: work of a time when they might be changed. */
  fields: readonly string[];
  onRemove: () => void;
}

/** What of the unsaved work will not be saved, and the way out of it. */
export function ForeignChanges({ fields, onRemove }: ForeignChangesProps) {
  const { type } = useAdminType();
  if (fields.length === 0) return null;
  const names = fields.map((name) => labelOf(type, name)).join(', ');
  return (
    <Notice tone="warning" live title={`${names}: ${READ_ONLY_FIELD}`}>
      <p>В правках есть это изменение. Сохранится всё остальное.</p>
      <Button variant="secondary" onClick={onRemove}>
        Убрать из правок
      </Button>
    </Notice>
  );
}
